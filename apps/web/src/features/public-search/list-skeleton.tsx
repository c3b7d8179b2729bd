import { Bar } from '../../ui/states/skeleton-parts.tsx'
import classes from './search-page.module.css'
import { t } from './words.ts'

const widths = [120, 168, 148, 96, 132, 156, 104, 140, 124, 112]

/** Rows of a list on their way, of the height of what comes. */
export const ListSkeleton = ({ count }: { count: number }) => (
  <div className={classes.skeleton} role="status" aria-label={t('loading')}>
    {widths.slice(0, count).map((width) => (
      <div key={width} className={classes.row}>
        <Bar width={width} />
      </div>
    ))}
  </div>
)
