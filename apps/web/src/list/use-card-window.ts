import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { abreastIn, focusRow, onReveal } from './rows.ts'

/** Fewer are drawn at once: what isn't drawn can't be found by the browser's own search. */
const fewCards = 60
const scroller = () => document.getElementById('content')

interface Measures {
  /** Cards in a line. */
  abreast: number
  /** Pixels from the top of one line to the top of the next. */
  line: number
  /** Pixels from the top of the scrolled content to the first card. */
  above: number
}

// Until the first card was measured, a narrow guess: too many drawn once is better than holes.
const guess: Measures = { abreast: 2, line: 72, above: 0 }

/**
 * The cards near the window of a long grid, in whole lines, and the height of the lines that aren't drawn. All cards of
 * a grid are equally high; how high, and how many stand abreast, is seen from those that are drawn. A card that is not
 * drawn can be revealed. `ids` are the cards' in their order.
 */
export function useCardWindow(grid: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const isOn = ids.length > fewCards
  const [{ abreast, line, above }, setMeasures] = useState(guess)
  const lines = Math.ceil(ids.length / abreast)
  const virtual = useVirtualizer({
    count: lines,
    getScrollElement: scroller,
    estimateSize: () => line,
    overscan: 3,
    scrollMargin: above,
    enabled: isOn,
  })
  const stoodOn = useRef<string>(undefined)
  const look = () => {
    const next = measure(grid.current)
    if (!next || isSame(next, { abreast, line, above })) return
    if (next.abreast !== abreast) stoodOn.current = focusedIn(grid.current)
    setMeasures(next)
  }
  useLayoutEffect(() => {
    if (isOn) look()
  })
  useLayoutEffect(() => virtual.measure(), [virtual, line, abreast])
  useResized(isOn ? grid : undefined, look)
  useEffect(() => {
    // Fewer or more abreast, such as beside a panel that opens, lead the card that one stands on out of the window.
    if (stoodOn.current !== undefined) focusRow(stoodOn.current)
    stoodOn.current = undefined
  }, [abreast])
  const reveal = useEffectEvent((id: string) => {
    const at = isOn ? ids.indexOf(id) : -1
    if (at >= 0) virtual.scrollToIndex(Math.floor(at / abreast))
  })
  useEffect(() => onReveal((id) => reveal(id)), [])
  if (!isOn) return { from: 0, to: ids.length, space: undefined }
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? Math.min(lines, 4) - 1
  return {
    from: first * abreast,
    to: Math.min(ids.length, (last + 1) * abreast),
    space: { before: first * line, after: (lines - 1 - last) * line },
  }
}

const isSame = (one: Measures, other: Measures) =>
  one.abreast === other.abreast && one.line === other.line && Math.abs(one.above - other.above) < 1

const focusedIn = (grid: HTMLElement | null) =>
  grid?.querySelector<HTMLElement>('[data-row-id]:focus-within')?.dataset.rowId

/** What the drawn cards say; undefined before there is one. */
function measure(grid: HTMLElement | null): Measures | undefined {
  const content = scroller()
  const card = grid?.firstElementChild
  if (!grid || !content || !card) return undefined
  const { rowGap } = getComputedStyle(grid)
  const above = grid.getBoundingClientRect().top - content.getBoundingClientRect().top + content.scrollTop
  return {
    abreast: abreastIn(grid),
    line: card.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0),
    above,
  }
}

function useResized(element: RefObject<HTMLElement | null> | undefined, onResize: () => void): void {
  const resized = useEffectEvent(onResize)
  useEffect(() => {
    if (!element?.current) return undefined
    const observer = new ResizeObserver(() => resized())
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
