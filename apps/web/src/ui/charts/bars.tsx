import { Link } from 'react-router'
import classes from './charts.module.css'

interface BarSlice {
  id: string
  name: string
  count: number
  /** The count as it is written. */
  said: string
  /** The list behind it. */
  to?: string
}

/** One bar a line, its name before it, its count behind it. */
export function Bars({ slices }: { slices: readonly BarSlice[] }) {
  const highest = Math.max(1, ...slices.map(({ count }) => count))
  return (
    <ul className={classes.bars} style={{ ['--half' as string]: Math.ceil(slices.length / 2) }}>
      {slices.map(({ to, ...slice }) => (
        <li key={slice.id}>
          {to === undefined ? (
            <span className={classes.bar}>
              <Line {...slice} highest={highest} />
            </span>
          ) : (
            <Link className={classes.bar} to={to}>
              <Line {...slice} highest={highest} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const Line = ({ name, count, said, highest }: Omit<BarSlice, 'to'> & { highest: number }) => (
  <>
    <span className={classes.barName} title={name}>
      {name}
    </span>
    <span className={classes.barTrack} aria-hidden="true">
      <span className={classes.barFill} style={{ width: `${(count / highest) * 100}%` }} />
    </span>
    <span className={classes.barCount}>{said}</span>
  </>
)
