import type { ReactNode } from 'react'
import classes from './charts.module.css'

interface ColumnsProps {
  /** The values of the grid's lines, from 0 to the top. */
  grid: readonly number[]
  say: (value: number) => string
  /** A `Column` each. */
  children: ReactNode
}

/** Columns over a grid. */
export function Columns({ grid, say, children }: ColumnsProps) {
  const top = grid.at(-1) ?? 1
  return (
    <div className={classes.columns}>
      <div className={classes.grid} aria-hidden="true">
        {grid.map((value) => (
          <span key={value} className={classes.gridLine} style={{ bottom: `${(value / top) * 100}%` }}>
            <span className={classes.gridLabel}>{say(value)}</span>
          </span>
        ))}
      </div>
      <ol className={classes.columnList}>{children}</ol>
    </div>
  )
}

interface ColumnProps {
  /** Below it, where there is room for it. */
  name?: string | undefined
  title?: string
  children: ReactNode
}

export const Column = ({ name, title, children }: ColumnProps) => (
  <li className={classes.column} title={title}>
    {children}
    {name !== undefined && (
      <span className={classes.columnName} aria-hidden="true">
        {name}
      </span>
    )}
  </li>
)
