import { problemOf } from '../../../lib/api-refusal.ts'
import { useIsPhone } from '../../../ui/media.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { type FiltersProps, FiltersSheet } from '../filters/filters.tsx'
import type { Found } from '../use-found.ts'
import { t } from '../words.ts'
import { FoundList } from './found-list.tsx'
import classes from './results.module.css'
import { ResultsHead } from './results-head.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SortMenu } from './sort-menu.tsx'
import { TypeTabs } from './type-tabs.tsx'

interface ResultsProps {
  found: Found
  filters: FiltersProps
}

/** Kinds of results, how many, the chosen filters, the results themselves. */
export function Results({ found, filters }: ResultsProps) {
  const phone = useIsPhone()
  const { data, error, refetch, isPlaceholderData } = found
  const { state, onChange } = filters
  const unread = problemOf(error, 'search')
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      {!state.about && <TypeTabs state={state} facets={data?.facets} onChange={onChange} />}
      {phone && (
        <div className={classes.phoneBar}>
          <FiltersSheet {...filters} />
          <SortMenu state={state} onChange={onChange} />
        </div>
      )}
      {unread && <EmptyState drawing="search" title={t('unread')} line={unread} />}
      {error && !unread && !data && (
        <ErrorState
          title={t('failed')}
          line={error.message}
          onRetry={() => void refetch()}
          retryLabel={t('tryAgain')}
          copyLabel={t('copyDetails')}
        />
      )}
      {!data && !error && <ResultsSkeleton />}
      {data && (
        <>
          <ResultsHead answer={data} state={state} onChange={onChange} />
          <FoundList answer={data} state={state} onChange={onChange} isWaiting={isPlaceholderData} />
        </>
      )}
    </div>
  )
}
