import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useIsPhone } from '../../ui/media.ts'
import { LinkChip } from '../../ui/search/chosen-chip.tsx'
import { text } from '../../ui/text.ts'
import { heroLead } from './hero-lead.ts'
import { overviewQuery, recentQuery } from './public-search.api.ts'
import classes from './search-page.module.css'
import { t } from './words.ts'

/** What this is, how much there is and since when. */
export function HomeHero() {
  const { data: overview } = useQuery(overviewQuery())
  const { data: recent } = useQuery(recentQuery())
  return (
    <>
      <h1 className={text.headline}>{t('homeTitle')}</h1>
      <p className={classes.lead}>{overview && recent && heroLead(overview, recent.items[0]?.publishedAt)}</p>
    </>
  )
}

/** The series in which most is published. */
export function OftenPosted() {
  const { data } = useQuery(overviewQuery())
  const phone = useIsPhone()
  const most = data?.items.toSorted((a, b) => b.fileCount - a.fileCount).slice(0, phone ? 2 : 4) ?? []
  return (
    <div className={classes.often}>
      {!phone && most.length > 0 && <span>{t('oftenPosted')}</span>}
      {most.map(({ id, category }) => (
        <LinkChip key={id} to={paths.publicCategory(id)}>
          {category}
        </LinkChip>
      ))}
    </div>
  )
}

/** For what is not public: it can be asked for. */
export const AskForIt = () => (
  <p className={classes.ask}>
    {t('notHere')} <Link to={paths.documentRequest()}>{t('askForIt')}</Link>
  </p>
)
