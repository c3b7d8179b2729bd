import { Link } from 'react-router'
import { formatCount } from '../../../lib/format.ts'
import classes from './dashboard.module.css'
import type { Slice } from './slices.ts'

/** One bar a line, its name before it, its count behind it. */
export function BarChart({ slices }: { slices: readonly Slice[] }) {
  const highest = Math.max(1, ...slices.map(({ count }) => count))
  return (
    <ul className={classes.bars} style={{ ['--half' as string]: Math.ceil(slices.length / 2) }}>
      {slices.map(({ id, name, count, to }) => (
        <li key={id}>
          <Link className={classes.bar} to={to}>
            <span className={classes.barName} title={name}>
              {name}
            </span>
            <span className={classes.barTrack}>
              <span className={classes.barFill} style={{ width: `${(count / highest) * 100}%` }} />
            </span>
            <span className={classes.barCount}>{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
