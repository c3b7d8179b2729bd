import type { listPublicCategories, ResponseOf } from '@sinupan/contract'
import { Link } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { text } from '../../ui/text.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import classes from './search-page.module.css'
import { tellsMore } from './short-name.ts'
import { t } from './words.ts'

type PublicCampus = ResponseOf<typeof listPublicCategories>['campuses'][number]

/** The campuses in the order of their names (specification, section 9), with how much is public of each. */
export function CampusList({ campuses }: { campuses: readonly PublicCampus[] | undefined }) {
  return (
    <section className={classes.campuses}>
      <h2 className={text.section}>{t('campusesTitle')}</h2>
      <div className={classes.list}>
        {campuses?.map(({ id, campusName, shortName, fileCount }) => (
          <Link key={id} to={paths.publicCampus(id)} className={classes.row}>
            <span className={classes.rowName}>
              {campusName} {tellsMore(shortName, campusName) && <span className={classes.short}>{shortName}</span>}
            </span>
            <span className={classes.count}>{formatCount(fileCount)}</span>
          </Link>
        )) ?? <ListSkeleton count={3} />}
      </div>
    </section>
  )
}
