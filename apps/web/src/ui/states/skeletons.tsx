import type { Column, DataTableProps } from '../table/columns.ts'
import { Head } from '../table/data-table.tsx'
import tableClasses from '../table/table.module.css'
import { Cell, TableFrame } from '../table/table-parts.tsx'
import { Bar, numbers, pick, WIDTHS } from './skeleton-parts.tsx'
import classes from './states.module.css'

export { Bar, SkeletonGrid, SkeletonList } from './skeleton-parts.tsx'

const SHARES = [0.8, 0.95, 0.72, 0.88, 0.66, 0.92]

type SkeletonTableProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sorting' | 'rowHeight' | 'wide' | 'selecting'> & {
  /** What is loading, for readers. */
  label: string
  count?: number
}

/** A table on its way: the real head, rows and columns of the same size. */
export function SkeletonTable<Row>({
  label,
  columns,
  sorting,
  rowHeight = 44,
  wide,
  selecting,
  count = 12,
}: SkeletonTableProps<Row>) {
  const rows = numbers(count)
  return (
    <div className={tableClasses.container} aria-busy="true">
      <TableFrame label={label} wide={wide}>
        <Head
          columns={columns}
          rows={[]}
          rowId={() => ''}
          {...(sorting && { sorting })}
          {...(selecting && { selecting })}
        />
        <tbody className={classes.skeleton}>
          {rows.map((row) => (
            <tr key={row} style={{ height: rowHeight }}>
              {selecting && (
                <td className={tableClasses.box}>
                  <span className={classes.square} style={{ width: 16, height: 16 }} />
                </td>
              )}
              {columns.map((column, index) => (
                <SkeletonCell key={column.id} column={column} row={row} index={index} />
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  )
}

function SkeletonCell<Row>({ column, row, index }: { column: Column<Row>; row: number; index: number }) {
  const space = (column.width ?? 100) - 14
  const width = column.main ? pick(WIDTHS, row, 200) : Math.round(space * pick(SHARES, row + index, 0.8))
  return (
    <Cell align={column.align} main={column.main} hideUnder={column.hideUnder}>
      <span
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 10,
          justifyContent: column.align === 'right' ? 'end' : 'start',
        }}
      >
        {column.main && <span className={classes.square} style={{ width: 20, height: 20 }} />}
        <Bar width={width} />
      </span>
    </Cell>
  )
}
