import { Checkbox } from '@mantine/core'
import { useIsPhone } from '../media.ts'
import type { Column, DataTableProps } from './columns.ts'
import { DataRow } from './data-row.tsx'
import { PhoneRows } from './phone-rows.tsx'
import classes from './table.module.css'
import { HeadCell, SpaceRow, TableFrame } from './table-parts.tsx'

/**
 * Rows as a table, or as 64 px list rows on phones. It shows what it is given: pages, sorting and selection belong to
 * the caller. The arrows move between rows; Enter opens; everything else goes to `onRowKey`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const phone = useIsPhone()
  return phone ? <PhoneRows {...props} /> : <WideTable {...props} />
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, selecting, space } = props
  return (
    <div className={classes.container}>
      <TableFrame label={props.label} wide={props.wide} choosing={selecting !== undefined}>
        <Head {...props} />
        <tbody>
          <SpaceRow height={space?.before ?? 0} />
          {rows.map((row, index) => (
            <DataRow key={rowId(row)} table={props} row={row} first={index === 0} />
          ))}
          <SpaceRow height={space?.after ?? 0} />
        </tbody>
      </TableFrame>
    </div>
  )
}

/** The head alone, for loading tables too. */
export function Head<Row>({ columns, rows, rowId, selecting, sorting, onSort }: HeadProps<Row>) {
  const chosen = selecting ? rows.filter((row) => selecting.ids.has(rowId(row))).length : 0
  return (
    <thead>
      <tr>
        {selecting && (
          <th scope="col" className={classes.headBox}>
            <Checkbox
              aria-label={selecting.allLabel}
              checked={chosen > 0 && chosen === rows.length}
              indeterminate={chosen > 0 && chosen < rows.length}
              disabled={rows.length === 0}
              onChange={selecting.onToggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sorting={sorting} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

type HeadProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowId' | 'selecting' | 'sorting' | 'onSort'>

interface ColumnHeadProps<Row> {
  column: Column<Row>
  sorting: HeadProps<Row>['sorting'] | undefined
  onSort: HeadProps<Row>['onSort'] | undefined
}

function ColumnHead<Row>({ column, sorting, onSort }: ColumnHeadProps<Row>) {
  const sorted = sorting?.column === column.id ? sorting.direction : undefined
  const turned = sorted === 'asc' ? 'desc' : 'asc'
  const sort = column.sortable && onSort ? () => onSort({ column: column.id, direction: turned }) : undefined
  return (
    <HeadCell width={column.width} align={column.align} sorted={sorted} onSort={sort} hideUnder={column.hideUnder}>
      {column.head}
    </HeadCell>
  )
}
