import { Link } from 'react-router'
import { formatCount } from '../../../lib/format.ts'
import classes from './dashboard.module.css'
import { gridOf, type Slice } from './slices.ts'
import { t } from './words.ts'

const mostLabels = 12

/** One column a year over a grid; names where there is room for them. */
export function ColumnChart({ slices }: { slices: readonly Slice[] }) {
  const grid = gridOf(Math.max(...slices.map(({ count }) => count)))
  const top = grid.at(-1) ?? 1
  const every = Math.ceil(slices.length / mostLabels)
  return (
    <div className={classes.columns}>
      <div className={classes.grid} aria-hidden="true">
        {grid.map((value) => (
          <span key={value} className={classes.gridLine} style={{ bottom: `${(value / top) * 100}%` }}>
            <span className={classes.gridLabel}>{formatCount(value)}</span>
          </span>
        ))}
      </div>
      <ol className={classes.columnList}>
        {slices.map((slice, index) => (
          <Column
            key={slice.id}
            slice={slice}
            share={slice.count / top}
            isNamed={(slices.length - 1 - index) % every === 0}
          />
        ))}
      </ol>
    </div>
  )
}

function Column({ slice, share, isNamed }: { slice: Slice; share: number; isNamed: boolean }) {
  const { name, count, to } = slice
  const label = t('barLabel', { name, count })
  const fill = <span className={classes.columnFill} style={{ height: `${share * 100}%` }} />
  return (
    <li className={classes.column}>
      {count > 0 ? (
        <Link className={classes.columnLink} to={to} aria-label={label} title={label}>
          {fill}
        </Link>
      ) : (
        <span className="visually-hidden">{label}</span>
      )}
      {isNamed && (
        <span className={classes.columnName} aria-hidden="true">
          {name}
        </span>
      )}
    </li>
  )
}
