import { useEffect } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { part } from '../../lib/chunk.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { Part } from '../../lib/part.tsx'
import { paths } from '../../lib/paths.ts'
import { HomeColumns } from './home-columns.tsx'
import { AskForIt, HomeHero, OftenPosted } from './home-hero.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SearchBox } from './search-box.tsx'
import classes from './search-page.module.css'
import { isAsked } from './search-state.ts'
import { useSearch } from './use-search.ts'
import { t } from './words.ts'

const loadResults = () => import('./results.tsx')
const Results = part(loadResults, 'Results')

/** Public Search: at first what there is, and while one types what was found. The field stays the same through both. */
export function PublicSearchPage() {
  const search = useSearch()
  const { institutionName } = useInstitution()
  const { state } = search
  const asked = isAsked(state)
  usePageHead({
    title: !asked ? t('homeTitle') : state.search ? t('resultsTitle', { search: state.search }) : t('allTitle'),
    description: t('homeDescription', { institution: institutionName }),
    feed: paths.feed(),
  })
  useEarlyResults()
  return (
    <div className={classes.page} data-view={asked ? 'results' : 'home'}>
      <div className={classes.top}>
        <div className={classes.inside}>
          {!asked && <HomeHero />}
          <SearchBox size={asked ? 'results' : 'home'} search={search} />
          {!asked && <OftenPosted />}
          {!asked && <AskForIt />}
        </div>
      </div>
      {asked ? (
        <Part wait={<ResultsWait />}>
          <Results search={search} />
        </Part>
      ) : (
        <HomeColumns />
      )}
    </div>
  )
}

const ResultsWait = () => (
  <div className={classes.resultsWait}>
    <ResultsSkeleton />
  </div>
)

/** Whoever goes into the field will type: what shows results is on its way by then. */
function useEarlyResults(): void {
  useEffect(() => {
    // One that doesn't arrive is asked for again when it is needed, and told about then.
    const load = () => void loadResults().catch(() => undefined)
    window.addEventListener('focusin', load, { once: true })
    return () => window.removeEventListener('focusin', load)
  }, [])
}
