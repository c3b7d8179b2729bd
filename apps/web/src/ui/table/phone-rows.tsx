import type { DataTableProps } from './columns.ts'
import { ListRow } from './list-row.tsx'
import { useLongPress } from './long-press.ts'
import classes from './table.module.css'

/** The same rows on a phone: icon, name, a line under it, ⋮. A tap opens; a long press selects, then taps select. */
export function PhoneRows<Row>({ label, rows, rowId, phoneRow, selecting, onOpen, space }: DataTableProps<Row>) {
  const choosing = (selecting?.ids.size ?? 0) > 0
  const press = useLongPress()
  return (
    <ul className={classes.list} aria-label={label} style={{ paddingTop: space?.before, paddingBottom: space?.after }}>
      {rows.map((row) => {
        const toggle = () => selecting?.onToggle(row, { shift: false, ctrl: true })
        return (
          <li key={rowId(row)} data-row-id={rowId(row)}>
            <ListRow
              {...phoneRow(row)}
              selected={selecting?.ids.has(rowId(row))}
              onClick={() => press.wasShort() && (choosing ? toggle() : onOpen?.(row))}
              press={press.handlers(toggle)}
            />
          </li>
        )
      })}
    </ul>
  )
}
