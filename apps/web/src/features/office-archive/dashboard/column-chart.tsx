import { Link } from 'react-router'
import { formatCount } from '../../../lib/format.ts'
import { Column, Columns } from '../../../ui/charts/columns.tsx'
import { gridOf } from '../../../ui/charts/grid.ts'
import classes from './dashboard.module.css'
import type { Slice } from './slices.ts'
import { t } from './words.ts'

const mostLabels = 12

/** One column a year over a grid; names where there is room for them. */
export function ColumnChart({ slices }: { slices: readonly Slice[] }) {
  const grid = gridOf(Math.max(...slices.map(({ count }) => count)))
  const top = grid.at(-1) ?? 1
  const every = Math.ceil(slices.length / mostLabels)
  return (
    <Columns grid={grid} say={formatCount}>
      {slices.map((slice, index) => (
        <Column key={slice.id} name={(slices.length - 1 - index) % every === 0 ? slice.name : undefined}>
          <Fill slice={slice} share={slice.count / top} />
        </Column>
      ))}
    </Columns>
  )
}

function Fill({ slice: { name, count, to }, share }: { slice: Slice; share: number }) {
  const label = t('barLabel', { name, count })
  if (count === 0) return <span className="visually-hidden">{label}</span>
  return (
    <Link className={classes.columnLink} to={to} aria-label={label} title={label}>
      <span className={classes.columnFill} style={{ height: `${share * 100}%` }} />
    </Link>
  )
}
