import { useQuery } from '@tanstack/react-query'
import { problemOf } from '../../lib/api-refusal.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { FiltersAside, FiltersSheet } from './filters.tsx'
import { Found } from './found.tsx'
import { foundQuery } from './public-search.api.ts'
import classes from './results.module.css'
import { ResultsHead } from './results-head.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { Search } from './search-box.tsx'
import type { Facet, SearchState } from './search-state.ts'
import { SortMenu } from './sort-menu.tsx'
import { t } from './words.ts'

interface ResultsProps {
  search: Search
  /** What the page itself is about; it is sought besides, and its facet does not show. */
  fixed?: Partial<SearchState>
  hidden?: Facet
}

/** What was found: filters with counts, the chosen ones as chips, documents with passages, pages. */
export function Results({ search, fixed, hidden }: ResultsProps) {
  const phone = useIsPhone()
  const { state, go } = search
  const { data, error, refetch, isPlaceholderData } = useQuery(foundQuery({ ...state, ...fixed }))
  const unread = problemOf(error, 'search')
  const filters = { state, facets: data?.facets, hidden, total: data?.total, onChange: go }
  return (
    <>
      {!phone && <FiltersAside {...filters} />}
      <div className={classes.results} aria-busy={isPlaceholderData || undefined}>
        {phone && (
          <div className={classes.phoneBar}>
            <FiltersSheet {...filters} />
            <SortMenu state={state} onChange={go} phone />
          </div>
        )}
        {unread && <EmptyState drawing="search" title={t('unreadTitle')} line={unread} />}
        {error && !unread && !data && (
          <LoadFailure title={t('failedTitle')} error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <ResultsSkeleton />}
        {data && (
          <>
            <ResultsHead answer={data} state={state} hidden={hidden} onChange={go} />
            <DidYouMean meant={data.didYouMean} onSearch={(words) => go({ ...state, search: words, page: 0 })} />
            <Found answer={data} state={state} onChange={go} />
          </>
        )}
      </div>
    </>
  )
}
