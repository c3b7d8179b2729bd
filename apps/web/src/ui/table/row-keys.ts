import type { KeyboardEvent } from 'react'

const STEPS: Record<string, 'next' | 'previous' | 'first' | 'last'> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** Moves the focus among rows that carry `data-row-id`; says whether the key was one of its own. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): boolean {
  const step = STEPS[event.key]
  const row = event.currentTarget
  if (!step || event.altKey || event.ctrlKey || event.metaKey || !row.parentElement) return false
  const rows = [...row.parentElement.querySelectorAll<HTMLElement>(':scope > [data-row-id]')]
  const at = rows.indexOf(row)
  const target = { next: rows[at + 1], previous: rows[at - 1], first: rows[0], last: rows.at(-1) }[step]
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  return true
}
