import { CardGrid } from '../cards/card-grid.tsx'
import type { Column, DataTableProps } from '../table/columns.ts'
import { Head } from '../table/data-table.tsx'
import tableClasses from '../table/table.module.css'
import { Cell, TableFrame } from '../table/table-parts.tsx'
import classes from './states.module.css'

const WIDTHS = [168, 212, 284, 320, 336, 248, 300, 152, 216, 240, 190, 178, 260, 220]
const SHARES = [0.8, 0.95, 0.72, 0.88, 0.66, 0.92]
const pick = <T,>(list: readonly T[], at: number, otherwise: T) => list[at % list.length] ?? otherwise
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A grey bar 12 high in place of a word. */
export function Bar({ width }: { width: number | string }) {
  return <span className={classes.bar} style={{ width, maxWidth: '100%' }} />
}

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

/** Rows without a head on their way; `height` 64 on phones, 62 in the review's queue. */
export function SkeletonList({ label, count = 8, height = 64 }: { label: string; count?: number; height?: number }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={label}>
      {numbers(count).map((row) => (
        <div key={row} className={classes.skeletonRow} style={{ height }}>
          <span className={classes.square} style={{ width: 24, height: 24 }} />
          <span style={{ display: 'grid', gap: 8, flex: 1 }}>
            <Bar width={pick(WIDTHS, row, 200)} />
            <Bar width={pick(WIDTHS, row + 3, 120) / 2} />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Cards on their way. */
export function SkeletonGrid({ label, count = 8, dense }: { label: string; count?: number; dense?: boolean }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={label}>
      <CardGrid {...(dense && { dense })}>
        {numbers(count).map((card) => (
          <div key={card} className={classes.skeletonCard}>
            <div className={classes.skeletonPreview} />
            <div className={classes.skeletonFoot}>
              <Bar width="85%" />
              <Bar width="50%" />
              <Bar width="35%" />
            </div>
          </div>
        ))}
      </CardGrid>
    </div>
  )
}
