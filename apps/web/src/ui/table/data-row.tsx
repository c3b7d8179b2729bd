import { Checkbox } from '@mantine/core'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { DataTableProps } from './columns.ts'
import { moveWithArrows } from './row-keys.ts'
import classes from './table.module.css'
import { Cell } from './table-parts.tsx'

interface DataRowProps<Row> {
  table: DataTableProps<Row>
  row: Row
  first: boolean
}

/** One row: selectable, reached by the arrows, opened by Enter, a double click, or its name where that is a link. */
export function DataRow<Row>({ table, row, first }: DataRowProps<Row>) {
  const id = table.rowId(row)
  const selected = table.selecting?.ids.has(id)
  const stop = table.activeId === id || (table.activeId === undefined && first)
  return (
    <tr
      className={classes.row}
      style={{ height: table.rowHeight ?? 44 }}
      data-row-id={id}
      data-selected={selected || undefined}
      data-active={table.activeId === id || undefined}
      aria-selected={selected}
      tabIndex={stop ? 0 : -1}
      ref={(element) => table.rowRef?.(row, element)}
      onClick={(event) => onRowClick(table, row, event)}
      onDoubleClick={() => table.onOpen?.(row)}
      onContextMenu={(event) => table.onRowMenu?.(row, event)}
      onFocus={(event) => event.target === event.currentTarget && table.onActivate?.(row)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return
        if (table.onWalk ? table.onWalk(row, event) : moveWithArrows(event)) event.preventDefault()
        else if (event.key === 'Enter') table.onOpen?.(row)
        else table.onRowKey?.(row, event)
      }}
    >
      {table.selecting && <BoxCell selecting={table.selecting} row={row} checked={selected ?? false} />}
      {table.columns.map((column) => (
        <Cell key={column.id} align={column.align} main={column.main} hideUnder={column.hideUnder}>
          {column.main && table.linkOf ? (
            // The row itself is what the Tab key stops at, and Enter opens it.
            <Link className={classes.link} to={table.linkOf(row)} tabIndex={-1}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
    </tr>
  )
}

interface BoxCellProps<Row> {
  selecting: NonNullable<DataTableProps<Row>['selecting']>
  row: Row
  checked: boolean
}

function BoxCell<Row>({ selecting, row, checked }: BoxCellProps<Row>) {
  return (
    <td className={classes.box} onDoubleClick={(event) => event.stopPropagation()}>
      <Checkbox
        aria-label={selecting.label(row)}
        checked={checked}
        onClick={(event) => {
          event.stopPropagation()
          selecting.onToggle(row, { shift: event.shiftKey, ctrl: true })
        }}
        onChange={() => undefined}
      />
    </td>
  )
}

function onRowClick<Row>(table: DataTableProps<Row>, row: Row, event: MouseEvent) {
  if ((event.target as HTMLElement).closest('a, button, input, label')) return
  table.selecting?.onToggle(row, { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey })
  if (!table.selecting) table.onActivate?.(row)
}
