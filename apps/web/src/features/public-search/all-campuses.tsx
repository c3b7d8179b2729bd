import { IconBuildingBank } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { overviewQuery } from './public-search.api.ts'
import classes from './shelves.module.css'
import { ShelvesFrame } from './shelves-frame.tsx'
import { tellsMore } from './short-name.ts'
import { t } from './words.ts'

/** All campuses with how much their offices published. */
export function AllCampuses() {
  usePageHead({ title: t('campusListTitle'), description: t('campusListLine') })
  const { data, error, refetch } = useQuery(overviewQuery())
  return (
    <ShelvesFrame title={t('campusListTitle')} line={t('campusListLine')} isLoading={!data && !error}>
      {error && <LoadFailure title={t('overviewFailed')} error={error} onRetry={() => void refetch()} />}
      <ul className={classes.grid}>
        {data?.campuses.map(({ id, campusName, shortName, fileCount }) => (
          <li key={id} className={classes.shelf}>
            <IconBuildingBank size={20} stroke={1.6} aria-hidden="true" />
            <Link className={classes.link} to={paths.publicCampus(id)}>
              {campusName}
            </Link>
            <span className={classes.count}>{formatCount(fileCount)}</span>
            {tellsMore(shortName, campusName) && <span className={classes.line}>{shortName}</span>}
          </li>
        ))}
      </ul>
    </ShelvesFrame>
  )
}
