import { useEffect, useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(change: boolean): void {
  isOpen = change
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the frame: opens the palette; one that is still being loaded opens when it is there. */
export const openPalette = (): void => set(true)

/** For the palette, which is a resident of its feature: whether to show, and how to close. */
export function usePalette() {
  // Whoever signs in next doesn't find it open.
  useEffect(() => () => set(false), [])
  return { isOpen: useSyncExternalStore(subscribe, () => isOpen), close: () => set(false) }
}
