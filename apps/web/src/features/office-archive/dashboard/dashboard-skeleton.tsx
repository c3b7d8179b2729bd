import { Bar } from '../../../ui/states/skeletons.tsx'
import classes from './dashboard.module.css'
import { t } from './words.ts'

/** Figures and charts on their way, of the size that they will have. */
export const DashboardSkeleton = () => (
  <div className={classes.page} role="status" aria-label={t('loading')}>
    <div className={classes.figuresOnTheWay}>
      <Bar width="40%" />
    </div>
    <div className={classes.charts}>
      {['year', 'campus', 'category', 'type'].map((chart) => (
        <div key={chart} className={classes.card}>
          <Bar width={160} />
          <div className={classes.chartOnTheWay} />
        </div>
      ))}
    </div>
  </div>
)
