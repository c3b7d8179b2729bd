import type { DOMAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { CardGrid } from '../ui/cards/card-grid.tsx'
import { DocumentCard } from '../ui/cards/document-card.tsx'
import type { FileKind } from '../ui/file-kind.ts'
import { useIsPhone } from '../ui/media.ts'
import classes from './card-list.module.css'
import { listMove } from './list-move.ts'

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

/** The rows of a table as cards, of which one is active. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, rowId, cardOf, activeId } = props
  const phone = useIsPhone()
  const stop = rows.some((row) => rowId(row) === activeId) ? activeId : rows[0] && rowId(rows[0])
  return (
    <section className={classes.cards} aria-label={label}>
      <CardGrid dense>
        {rows.map((row) => (
          <DocumentCard
            key={rowId(row)}
            {...cardOf(row)}
            selected={rowId(row) === activeId}
            on={handlersOf(row, props, { isPhone: phone, isStop: rowId(row) === stop })}
          />
        ))}
      </CardGrid>
    </section>
  )
}

interface How {
  isPhone: boolean
  isStop: boolean
}

/** What makes a card a row: reached by the arrows, shown by a click, opened by Enter or a double click. */
function handlersOf<Row>(row: Row, { rowId, cardOf, onActivate, onOpen }: CardListProps<Row>, how: How) {
  const on: DOMAttributes<HTMLElement> & Record<string, unknown> = {
    'data-row-id': rowId(row),
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
      if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Enter') onOpen?.(row)
      else if (!walked(event)) return
      event.preventDefault()
    },
  }
  return on as DOMAttributes<HTMLElement>
}

/** Moves the focus to the card that the key leads to; says whether it led to one. */
function walked({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const cards = [...(currentTarget.parentElement?.children ?? [])].filter((one) => one instanceof HTMLElement)
  const next = cards.findIndex((card) => card.offsetTop !== cards[0]?.offsetTop)
  const perLine = next === -1 ? Math.max(1, cards.length) : next
  const to = listMove(key, { at: cards.indexOf(currentTarget), count: cards.length, perLine })
  if (to === undefined) return false
  cards[to]?.focus()
  cards[to]?.scrollIntoView({ block: 'nearest' })
  return true
}
