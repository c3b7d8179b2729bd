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
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
    return
  }
  if (tries === patience) for (const reveal of revealing) reveal(id)
  if (tries > 0) requestAnimationFrame(() => focusRow(id, tries - 1))
}

/** How many cards stand abreast now; 1 in a table. */
export function cardsAbreast(): number {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card-kind="document"]')]
  const top = cards[0]?.offsetTop
  const abreast = cards.findIndex((card) => card.offsetTop !== top)
  return abreast === -1 ? Math.max(1, cards.length) : abreast
}
