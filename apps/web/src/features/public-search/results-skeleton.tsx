import { Bar } from '../../ui/states/skeleton-parts.tsx'
import classes from './results.module.css'
import page from './search-page.module.css'
import { t } from './words.ts'

/** Results on their way, of the size of what comes. */
export const ResultsSkeleton = () => (
  <div className={page.skeleton} role="status" aria-label={t('loading')}>
    <div className={classes.skeletonHead} />
    {['62%', '48%', '71%', '55%'].map((width) => (
      <div key={width} className={classes.skeletonItem}>
        <span className={classes.skeletonPaper} />
        <span className={classes.skeletonText}>
          <Bar width={width} />
          <Bar width="40%" />
          <Bar width="90%" />
        </span>
      </div>
    ))}
  </div>
)
