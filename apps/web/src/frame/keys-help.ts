import { useEffect, useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(change: boolean): void {
  isOpen = change
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens the list of keys, which is a resident of its feature. */
export const openKeysHelp = (): void => set(true)

/** For the list: whether to show, and how to close. */
export function useKeysHelp() {
  // Whoever signs in next doesn't find it open.
  useEffect(() => () => set(false), [])
  return { isOpen: useSyncExternalStore(subscribe, () => isOpen), close: () => set(false) }
}
