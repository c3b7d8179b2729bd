import { Bar } from '../../../ui/states/skeletons.tsx'
import { t } from '../words.ts'
import classes from './results.module.css'

const titles = [320, 260, 360, 290]

/** Results on their way. */
export const ResultsSkeleton = () => (
  <div role="status" aria-label={t('loading')}>
    <div className={classes.head}>
      <Bar width={120} />
    </div>
    {titles.map((width) => (
      <div key={width} className={classes.skeletonItem}>
        <span className={classes.skeletonPaper} />
        <div className={classes.skeletonText}>
          <Bar width={width} />
          <Bar width={220} />
          <Bar width="92%" />
          <Bar width="70%" />
        </div>
      </div>
    ))}
  </div>
)
