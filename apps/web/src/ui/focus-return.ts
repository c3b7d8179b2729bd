import { useEffect, useLayoutEffect, useRef } from 'react'

/** Where the focus was: an element, and the row that it was in or was itself. */
interface Place {
  element: HTMLElement
  rowId: string | undefined
  /** The rows that stood there then: where the row is gone, the one after it takes its place. */
  rows: readonly string[]
  /** Where what it stood in had come from: a dialog that was left for this one. */
  outer: Place | undefined
}

// Whoever had the focus in one of these is gone with it.
const fleeting = '[role="menu"], [data-fleeting], [data-toasts]'
const over = '[role="dialog"], [role="menu"]'

let steady: HTMLElement | undefined
globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(fleeting)) steady = target
})

const isNowhere = (element: Element | null): boolean => element === null || element === document.body
const idOf = (row: HTMLElement) => row.dataset.rowId ?? ''
const shownRows = () => [...document.querySelectorAll<HTMLElement>('[data-row-id]')]

function placeNow(): Place | undefined {
  const active = document.activeElement
  const isSteady = active instanceof HTMLElement && !isNowhere(active) && !active.closest(fleeting)
  const element = isSteady ? active : steady
  if (!element) return undefined
  return {
    element,
    rowId: element.closest<HTMLElement>('[data-row-id]')?.dataset.rowId,
    rows: shownRows().map(idOf),
    outer: element.closest(over) ? (open.at(-1)?.place ?? closing) : undefined,
  }
}

/** The row itself, else the one that took its place: the next that still stands there, else the last before it. */
export function successorOf(rowId: string, before: readonly string[], now: readonly string[]): string | undefined {
  if (now.includes(rowId)) return rowId
  const at = before.indexOf(rowId)
  const isThere = (id: string) => now.includes(id)
  return before.slice(at + 1).find(isThere) ?? before.slice(0, Math.max(0, at)).findLast(isThere)
}

const pressable = 'a[href], button:not(:disabled), input:not(:disabled)'

/** Puts the focus on a row, without showing it; on the first thing to press in one that takes none itself. */
export function standOn(row: HTMLElement): void {
  const target = row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>(pressable)
  target?.focus({ preventScroll: true })
}

function goTo({ element, rowId, rows, outer }: Place): void {
  if (element.isConnected && element.getClientRects().length > 0) {
    element.focus({ preventScroll: true })
    return
  }
  if (outer) {
    goTo(outer)
    return
  }
  const now = shownRows()
  const id = rowId === undefined ? undefined : successorOf(rowId, rows, now.map(idOf))
  const row = now.find((one) => idOf(one) === id)
  if (!row) {
    document.getElementById('content')?.focus({ preventScroll: true })
    return
  }
  standOn(row)
  row.scrollIntoView({ block: 'nearest' })
}

let open: readonly { place: Place | undefined }[] = []
// What closed in the same moment, such as the palette whose act opens a dialog.
let closing: Place | undefined

/**
 * Gives the focus back to where it was when this opened, once it closes: also where it was opened from a menu that is
 * gone, and where the row that it was about is gone. What was opened later keeps it, and so does whoever took it.
 *
 * @param orElse Puts the focus on what this was about, where it came from nowhere: from another screen, or by its address.
 */
export function useFocusReturn(isOpen = true, orElse?: () => void): void {
  const last = useRef(orElse)
  useEffect(() => {
    last.current = orElse
  })
  // Before what opens takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const place = placeNow()
    const me = { place }
    open = [...open, me]
    return () => {
      const isLast = open.at(-1) === me
      open = open.filter((one) => one !== me)
      const now = open
      closing = place
      setTimeout(() => {
        closing = undefined
        if (isLast && open === now) goBackTo(place, last.current)
      })
    }
  }, [isOpen])
}

function goBackTo(place: Place | undefined, orElse: (() => void) | undefined): void {
  const active = document.activeElement
  const around = active?.closest(over)
  // Inside what closes while it fades away it is as good as nowhere.
  const isTaken = !isNowhere(active) && (!around || around === place?.element.closest(over))
  if (isTaken) return
  if (place) goTo(place)
  const now = document.activeElement
  if (isNowhere(now) || now?.id === 'content') orElse?.()
}

/** The same for what has no place of its own, such as the button in a toast that is gone with its press. */
export function returnFocus(): void {
  const place = placeNow()
  const active = document.activeElement
  if (place && (isNowhere(active) || active?.closest(fleeting))) goTo(place)
}
