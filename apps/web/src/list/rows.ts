import { standOn } from '../ui/focus-return.ts'
import { listMove } from './list-move.ts'

/** Draws a row that a long list doesn't draw now, such as one far below. */
type Reveal = (id: string) => void

const revealing = new Set<Reveal>()

/** For lists that draw only what is near: `reveal` scrolls to a row of theirs. */
export function onReveal(reveal: Reveal): () => void {
  revealing.add(reveal)
  return () => void revealing.delete(reveal)
}

export const rowElement = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`)

/** Frames in which a row that is scrolled to appears. */
const patience = 10

/** Puts the focus on a row and shows it, also one that isn't drawn yet. */
export function focusRow(id: string, tries = patience): void {
  const row = rowElement(id)
  if (row) {
    standOn(row)
    row.scrollIntoView({ block: 'nearest' })
    return
  }
  if (tries === patience) for (const reveal of revealing) reveal(id)
  if (tries > 0) requestAnimationFrame(() => focusRow(id, tries - 1))
}

/** How many cards a grid has in a line. */
export const abreastIn = (grid: Element): number =>
  Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(' ').length)

/** How many cards stand abreast now; 1 in a table. */
export function cardsAbreast(): number {
  const grid = document.querySelector('[data-card]')?.parentElement
  return grid ? abreastIn(grid) : 1
}

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

interface Walked {
  ids: readonly string[]
  from: string
  /** How many stand abreast. */
  perLine?: number
}

/** Moves the focus from a row to where a key leads, also to one that isn't drawn now; says whether it leads somewhere. */
export function walk(event: Press, { ids, from, perLine = 1 }: Walked): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  const to = listMove(event.key, { at: ids.indexOf(from), count: ids.length, perLine })
  const next = to === undefined ? undefined : ids[to]
  if (next !== undefined) focusRow(next)
  return next !== undefined
}
