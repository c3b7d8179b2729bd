import { useEffect, useSyncExternalStore } from 'react'

/** Something that is opened from anywhere, also before its code is there, and is shown by the feature that has it. */
function opened() {
  let isOpen = false
  const listeners = new Set<() => void>()
  const set = (change: boolean) => {
    isOpen = change
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    open: () => set(true),
    /** For the feature, of which it is a resident: whether to show it, and how to close it. */
    use: () => {
      // Whoever signs in next doesn't find it open.
      useEffect(() => () => set(false), [])
      return { isOpen: useSyncExternalStore(subscribe, () => isOpen), close: () => set(false) }
    },
  }
}

export const { open: openPalette, use: usePalette } = opened()
/** The list of all keys. */
export const { open: openKeysHelp, use: useKeysHelp } = opened()
