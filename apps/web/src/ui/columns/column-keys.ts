/** Where a key leads in a column of choices: to another choice, or into the column beside it. */
export type ColumnMove = { to: number } | { leave: 'left' | 'right' } | undefined

const leaving: Record<string, 'left' | 'right'> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'right',
  ' ': 'right',
}
const page = 10

/**
 * The move of a key from the choice at `at`. A letter goes to the next name that begins with it (WAI-ARIA Authoring
 * Practices, 'Listbox').
 */
export function columnMove(key: string, names: readonly string[], at: number): ColumnMove {
  const direction = leaving[key]
  if (direction) return { leave: direction }
  const last = names.length - 1
  const to = targetOf(key, at, last) ?? nextBeginning(key, names, at)
  return to === undefined || to < 0 || to > last || to === at ? undefined : { to }
}

function targetOf(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1
    case 'ArrowUp':
      return at - 1
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageDown':
      return Math.min(last, at + page)
    case 'PageUp':
      return Math.max(0, at - page)
    default:
      return undefined
  }
}

function nextBeginning(key: string, names: readonly string[], at: number): number | undefined {
  if ([...key].length !== 1) return undefined
  const order = names.map((_, index) => (at + 1 + index) % names.length)
  return order.find((index) => names[index]?.toLowerCase().startsWith(key.toLowerCase()))
}
