import { type MouseEvent, type ReactNode, useRef } from 'react'
import classes from './list-area.module.css'
import { useDoubleClick } from './use-double-click.ts'
import { useLasso } from './use-lasso.tsx'
import type { Selecting } from './use-selection.ts'

interface ListAreaProps<Row> {
  /** The screen's head and the selection bar; they stay while the list scrolls. */
  top: ReactNode
  rows: readonly Row[]
  selecting: Selecting
  onOpen: (row: Row) => void
  onContextMenu?: (event: MouseEvent) => void
  /** Makes the whole list a place to drop on. */
  bodyRef?: (element: HTMLElement | null) => void
  /** The head is a title over tabs. */
  hasTabs?: boolean
  children: ReactNode
}

/** The frame of a list of which one chooses: its head, and the area in which one chooses with a lasso and opens with two clicks. */
export function ListArea<Row extends { id: string }>(props: ListAreaProps<Row>) {
  const { top, rows, selecting, onOpen, onContextMenu, bodyRef, hasTabs, children } = props
  const area = useRef<HTMLDivElement>(null)
  const lasso = useLasso(area, selecting)
  const doubleClick = useDoubleClick((id) => {
    const row = rows.find((one) => one.id === id)
    if (row) onOpen(row)
  })
  return (
    <>
      <div className={classes.top} {...doubleClick}>
        {top}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer's second ways; every row has its box and keys */}
      <div
        ref={(element) => {
          area.current = element
          bodyRef?.(element)
        }}
        className={classes.body}
        data-tabs={hasTabs || undefined}
        data-selecting={selecting.ids.size > 0 || undefined}
        {...doubleClick}
        onPointerDown={lasso.onPointerDown}
        onContextMenu={onContextMenu}
      >
        {children}
        {lasso.rectangle}
      </div>
    </>
  )
}
