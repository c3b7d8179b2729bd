import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import classes from './table.module.css'

export type Direction = 'asc' | 'desc'

interface TableFrameProps {
  label: string
  wide?: boolean | undefined
  /** Rows of it are chosen: it is then a grid, the only table in which a row can be said to be selected. */
  choosing?: boolean | undefined
  children: ReactNode
}

/** The table itself: full width, fixed columns, no card. Its head sticks to the top of the nearest scroller. */
export function TableFrame({ label, wide, choosing, children }: TableFrameProps) {
  return (
    <table
      className={classes.table}
      aria-label={label}
      data-wide={wide || undefined}
      {...(choosing && { role: 'grid', 'aria-multiselectable': true })}
    >
      {children}
    </table>
  )
}

interface HeadCellProps {
  children: ReactNode
  width?: number | string | undefined
  align?: 'left' | 'right' | undefined
  /** How this column is sorted now; undefined when it isn't. */
  sorted?: Direction | undefined
  /** Makes the head a button. */
  onSort?: (() => void) | undefined
  /** Hidden while the table is narrower than so many pixels. */
  hideUnder?: number | undefined
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** In a table wider than the widths were drawn for, every column gets its part of the room, not the name alone. */
const drawnFor = 1_040
const shareOf = (width: number) => `max(${width}px, ${((width / drawnFor) * 100).toFixed(2)}cqw)`

/** A column's head. The sorted one is in text colour with its arrow. */
export function HeadCell({ children, width, align, sorted, onSort, hideUnder }: HeadCellProps) {
  const Arrow = sorted === 'asc' ? IconArrowUp : IconArrowDown
  const inside = (
    <>
      {children}
      {sorted && <Arrow size={14} stroke={2} aria-hidden="true" />}
    </>
  )
  return (
    <th
      scope="col"
      className={classes.head}
      style={{ width: typeof width === 'number' ? shareOf(width) : width }}
      data-align={align}
      data-sorted={sorted && true}
      data-hide-under={hideUnder}
      aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
    >
      {onSort ? (
        <UnstyledButton className={classes.sort} onClick={onSort}>
          {inside}
        </UnstyledButton>
      ) : (
        <span className={classes.sort}>{inside}</span>
      )}
    </th>
  )
}

interface CellProps {
  children?: ReactNode
  align?: 'left' | 'right' | undefined
  /** The row's name: body size, text colour, takes the space that is left. */
  main?: boolean | undefined
  className?: string | undefined
  hideUnder?: number | undefined
}

/** One cell. A name is 14/450 in text colour, everything else 13 in second text. */
export function Cell({ children, align, main, className, hideUnder }: CellProps) {
  return (
    <td
      className={className ? `${classes.cell} ${className}` : classes.cell}
      data-align={align}
      data-main={main || undefined}
      data-hide-under={hideUnder}
    >
      {children}
    </td>
  )
}

/** Keeps the scroll height of rows that a virtual list doesn't draw. `height` in pixels. */
export function SpaceRow({ height }: { height: number }) {
  if (height <= 0) return null
  const style: CSSProperties = { height, padding: 0, border: 0 }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of space takes no focus
    <tr aria-hidden="true">
      <td style={style} />
    </tr>
  )
}

/**
 * A row across the table, in the look of `className`. Its cell is in one column and its content as wide as the table: a cell
 * over all columns would bring those back that are hidden, without width, and the name would share its room with them.
 */
export function AcrossRow({
  children,
  className,
  isHead,
}: {
  children: ReactNode
  className?: string
  isHead?: boolean
}) {
  const content = <div className={className}>{children}</div>
  return (
    <tr>
      {isHead ? (
        <th scope="rowgroup" className={classes.across}>
          {content}
        </th>
      ) : (
        <td className={classes.across}>{content}</td>
      )}
    </tr>
  )
}
