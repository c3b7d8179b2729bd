import { useNavigate, useParams, useSearchParams } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { useUnit } from '../../frame/unit.ts'
import { useTopOf } from '../../lib/scroll-top.ts'
import { rememberSearch } from '../../lib/search-history.ts'
import { useTitle } from '../../lib/title.ts'
import { useIsPhone } from '../../ui/media.ts'
import { AboutHeading } from './about-heading.tsx'
import { addressOf } from './address.ts'
import { filterCount } from './chosen.ts'
import { FiltersAside } from './filters/filters.tsx'
import { Results } from './results/results.tsx'
import classes from './search.module.css'
import { SearchLine } from './search-line.tsx'
import { isAsked, readState, type SearchState, writeQuery } from './search-state.ts'
import { Start } from './start.tsx'
import { useFound } from './use-found.ts'
import { t } from './words.ts'

/** Search of all that one may see: words, filters with counts, results with the passages that matched. */
export function AdvancedSearchPage() {
  useTitle(t('title'))
  const unit = useUnit()
  const phone = useIsPhone()
  const { state, go } = useSearchAddress()
  const found = useFound(unit.id, state)
  const submit = (search: string) => {
    rememberSearch(search)
    go({ ...state, search, page: 0 })
  }
  const asked = isAsked(state)
  // Nothing was found and nothing is chosen: no filter has anything to say.
  const isNarrowable = asked && !(found.answer?.total === 0 && filterCount(state) === 0)
  const filters = { state, facets: found.answer?.facets, total: found.answer?.total, onChange: go }
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <div className={classes.page} data-asked={isNarrowable || undefined}>
        {isNarrowable && !phone && <FiltersAside state={state} facets={filters.facets} onChange={go} />}
        <div className={classes.main}>
          {!phone && <h1 className="visually-hidden">{t('title')}</h1>}
          <SearchLine key={state.search} search={state.search} onSearch={submit} isFirst={!asked} />
          {state.about && <AboutHeading about={state.about} />}
          {asked ? <Results found={found} filters={filters} /> : <Start onSearch={submit} />}
        </div>
      </div>
    </>
  )
}

/** The search as the address has it, and how to go to another. */
function useSearchAddress() {
  const path = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const state = readState(path, query)
  useTopOf(writeQuery(state).toString())
  return { state, go: (to: SearchState) => void navigate(addressOf(to)) }
}
