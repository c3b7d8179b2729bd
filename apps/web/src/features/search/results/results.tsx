import { problemOf } from '../../../lib/api-refusal.ts'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { useIsPhone } from '../../../ui/media.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { DidYouMean } from '../../public-search/index.ts'
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
  const { answer, error, retry, isStale } = found
  const { state, onChange } = filters
  const unread = problemOf(error, 'search')
  return (
    <div aria-busy={isStale || undefined}>
      {!state.about && <TypeTabs state={state} facets={answer?.facets} onChange={onChange} />}
      {phone && (
        <div className={classes.phoneBar}>
          <FiltersSheet {...filters} />
          <SortMenu state={state} onChange={onChange} />
        </div>
      )}
      {unread && <EmptyState drawing="search" title={t('unread')} line={unread} />}
      {error && !unread && <LoadFailure title={t('failed')} error={error} onRetry={retry} />}
      {!answer && !error && <ResultsSkeleton />}
      {answer && (
        <>
          <ResultsHead answer={answer} state={state} onChange={onChange} />
          <DidYouMean meant={answer.didYouMean} onSearch={(search) => onChange({ ...state, search, page: 0 })} />
          <FoundList found={found} state={state} onChange={onChange} />
        </>
      )}
    </div>
  )
}
