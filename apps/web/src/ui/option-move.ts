/**
 * The option that the keyboard goes to next in a list whose field keeps the focus: around the ends; from one that is gone,
 * the first.
 */
export function movedTo(ids: readonly string[], from: string | undefined, key: string): string | undefined {
  const at = from === undefined ? -1 : ids.indexOf(from)
  const last = ids.length - 1
  switch (key) {
    case 'ArrowDown':
      return ids[at >= last ? 0 : at + 1]
    case 'ArrowUp':
      return ids[at <= 0 ? last : at - 1]
    case 'Home':
      return ids[0]
    case 'End':
      return ids[last]
    default:
      return undefined
  }
}
