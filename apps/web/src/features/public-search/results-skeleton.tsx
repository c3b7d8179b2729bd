import { ResultSkeletons } from '../../ui/search/result-skeletons.tsx'
import classes from './results.module.css'
import page from './search-page.module.css'
import { t } from './words.ts'

/** Results on their way, of the size of what comes. */
export const ResultsSkeleton = () => (
  <div className={page.skeleton} role="status" aria-label={t('loading')}>
    <div className={classes.skeletonHead} />
    <ResultSkeletons titles={['62%', '48%', '71%', '55%']} lines={['40%', '90%']} />
  </div>
)
