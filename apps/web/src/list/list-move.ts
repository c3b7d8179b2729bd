const page = 10

/**
 * Where a key leads from the row at `at` in a list of `count` rows; undefined for other keys and beyond the ends.
 * In a grid the rows stand `perLine` abreast, and the sideways arrows count too.
 */
export function listMove(key: string, { at, count, perLine }: { at: number; count: number; perLine: number }) {
  if (count === 0) return undefined
  if (at < 0) return key === 'ArrowDown' || key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
  const to = targetOf(key, { at, count, perLine })
  return to === undefined || to < 0 || to >= count ? undefined : to
}

function targetOf(key: string, { at, count, perLine }: { at: number; count: number; perLine: number }) {
  switch (key) {
    case 'ArrowDown':
      return at + perLine
    case 'ArrowUp':
      return at - perLine
    case 'ArrowRight':
      return perLine > 1 ? at + 1 : undefined
    case 'ArrowLeft':
      return perLine > 1 ? at - 1 : undefined
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'PageDown':
      return Math.min(count - 1, at + page * perLine)
    case 'PageUp':
      return Math.max(0, at - page * perLine)
    default:
      return undefined
  }
}
