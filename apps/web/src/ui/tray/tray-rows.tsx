import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import classes from './tray.module.css'
import type { TrayProps } from './tray-item.ts'
import { TrayRow } from './tray-row.tsx'

const heightOfRow = () => 64

/** The rows that are seen, however many there are. All are of one height, so that none has to be measured. */
export function TrayRows({ id, ...props }: TrayProps & { id: string }) {
  const { ids, item: itemOf, words } = props
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOfRow,
    overscan: 3,
  })
  return (
    <section
      ref={scroller}
      id={id}
      className={classes.rows}
      aria-label={words.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <ul className={classes.list} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const rowId = ids[index] ?? ''
          const item = itemOf(rowId)
          return (
            <li
              key={rowId}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
            >
              {item && <TrayRow {...props} item={item} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
