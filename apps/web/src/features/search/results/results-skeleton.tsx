import { ResultSkeletons } from '../../../ui/search/result-skeletons.tsx'
import { Bar } from '../../../ui/states/skeletons.tsx'
import { t } from '../words.ts'
import classes from './results.module.css'

/** Results on their way. */
export const ResultsSkeleton = () => (
  <div role="status" aria-label={t('loading')}>
    <div className={classes.head}>
      <Bar width={120} />
    </div>
    <ResultSkeletons titles={[320, 260, 360, 290]} lines={[220, '92%', '70%']} />
  </div>
)
