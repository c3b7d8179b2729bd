const listeners = new Set<() => void>()

/** The `/` of the list opens the filter, which stands elsewhere on the screen. */
export const askFilter = (): void => {
  for (const listener of listeners) listener()
}

export function onAskFilter(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
