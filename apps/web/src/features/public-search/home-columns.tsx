import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { CampusList } from './campus-list.tsx'
import { CategoryList } from './category-list.tsx'
import { overviewQuery } from './public-search.api.ts'
import { RecentFiles } from './recent-files.tsx'
import classes from './search-page.module.css'
import { t } from './words.ts'

/** Under the hero: the series and campuses at the left, what was published last beside them. */
export function HomeColumns() {
  const phone = useIsPhone()
  const { data, error, refetch } = useQuery(overviewQuery())
  const campuses = <CampusList campuses={data?.campuses} />
  return (
    <div className={classes.columns}>
      <div>
        {error ? (
          <LoadFailure title={t('overviewFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <CategoryList categories={data?.items} />
        )}
        {!phone && campuses}
      </div>
      <RecentFiles />
      {phone && campuses}
    </div>
  )
}
