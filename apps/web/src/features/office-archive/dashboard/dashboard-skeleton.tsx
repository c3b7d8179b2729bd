import { CardOnTheWay, Charts } from '../../../ui/charts/chart-card.tsx'
import { Bar } from '../../../ui/states/skeletons.tsx'
import classes from './dashboard.module.css'
import { t } from './words.ts'

/** Figures and charts on their way, of the size that they will have. */
export const DashboardSkeleton = () => (
  <div className={classes.page} role="status" aria-label={t('loading')}>
    <div className={classes.figuresOnTheWay}>
      <Bar width="40%" />
    </div>
    <Charts>
      {['year', 'campus', 'category', 'type'].map((chart) => (
        <CardOnTheWay key={chart}>
          <Bar width={160} />
          <div className={classes.chartOnTheWay} />
        </CardOnTheWay>
      ))}
    </Charts>
  </div>
)
