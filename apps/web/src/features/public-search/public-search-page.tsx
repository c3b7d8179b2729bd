import { useInstitution } from '../../app/institution.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { HomeColumns } from './home-columns.tsx'
import { HomeHero, OftenPosted } from './home-hero.tsx'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import classes from './search-page.module.css'
import { isAsked } from './search-state.ts'
import { useSearch } from './use-search.ts'
import { t } from './words.ts'

/** Public Search: at first what there is, and while one types what was found. The field stays the same through both. */
export function PublicSearchPage() {
  const search = useSearch()
  const { institutionName } = useInstitution()
  const { state } = search
  const asked = isAsked(state)
  usePageHead({
    title: !asked ? t('homeTitle') : state.search ? t('resultsTitle', { search: state.search }) : t('allTitle'),
    description: t('homeDescription', { institution: institutionName }),
  })
  return (
    <div className={classes.page} data-view={asked ? 'results' : 'home'}>
      <div className={classes.top}>
        <div className={classes.inside}>
          {!asked && <HomeHero />}
          <SearchBox size={asked ? 'results' : 'home'} search={search} />
          {!asked && <OftenPosted />}
        </div>
      </div>
      {asked ? <Results search={search} /> : <HomeColumns />}
    </div>
  )
}
