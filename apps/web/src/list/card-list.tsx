import { type DOMAttributes, type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react'
import { CardGrid } from '../ui/cards/card-grid.tsx'
import { DocumentCard } from '../ui/cards/document-card.tsx'
import type { FileKind } from '../ui/file-kind.ts'
import { useIsPhone } from '../ui/media.ts'
import classes from './card-list.module.css'
import { abreastIn, walk } from './rows.ts'
import { useCardWindow } from './use-card-window.ts'

/** What a row shows as a card. */
export interface RowCard {
  name: string
  kind: FileKind
  thumbnail?: string | undefined
  left?: ReactNode
  right?: ReactNode
}

interface CardListProps<Row> {
  label: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  cardOf: (row: Row) => RowCard
  /** The one that the panel shows. */
  activeId?: string | undefined
  /** A click, and the arrows. */
  onActivate?: ((row: Row) => void) | undefined
  /** Enter and a double click; a click where nothing else is done by it. */
  onOpen?: ((row: Row) => void) | undefined
}

/** The rows of a table as cards, of which one is active; of many only those near the window are drawn. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, rowId, cardOf, activeId } = props
  const phone = useIsPhone()
  const grid = useRef<HTMLDivElement>(null)
  const ids = useMemo(() => rows.map(rowId), [rows])
  const { from, to, space } = useCardWindow(grid, ids)
  const drawn = rows.slice(from, to)
  const stop = drawn.find((row) => rowId(row) === activeId) ?? drawn[0]
  return (
    <section className={classes.cards} aria-label={label}>
      <CardGrid dense gridRef={grid} space={space}>
        {drawn.map((row) => (
          <DocumentCard
            key={rowId(row)}
            {...cardOf(row)}
            selected={rowId(row) === activeId}
            on={handlersOf(row, props, { isPhone: phone, isStop: row === stop, ids })}
          />
        ))}
      </CardGrid>
    </section>
  )
}

interface How {
  isPhone: boolean
  isStop: boolean
  /** Of all rows. */
  ids: readonly string[]
}

/** What makes a card a row: reached by the arrows, shown by a click, opened by Enter or a double click. */
function handlersOf<Row>(row: Row, { rowId, cardOf, onActivate, onOpen }: CardListProps<Row>, how: How) {
  const on: DOMAttributes<HTMLElement> & Record<string, unknown> = {
    'data-row-id': rowId(row),
    'data-card': '',
    'aria-label': cardOf(row).name,
    tabIndex: how.isStop ? 0 : -1,
    onClick: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) return
      if (onActivate && !how.isPhone) onActivate(row)
      else onOpen?.(row)
    },
    onDoubleClick: () => onOpen?.(row),
    onFocus: (event: { target: EventTarget; currentTarget: EventTarget }) =>
      event.target === event.currentTarget && !how.isPhone && onActivate?.(row),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      const grid = event.currentTarget.parentElement
      const isWalked = walk(event, { ids: how.ids, from: rowId(row), perLine: grid ? abreastIn(grid) : 1 })
      if (!isWalked && event.key !== 'Enter') return
      if (!isWalked) onOpen?.(row)
      event.preventDefault()
    },
  }
  return on as DOMAttributes<HTMLElement>
}
