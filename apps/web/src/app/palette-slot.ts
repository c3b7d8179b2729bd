import { useEffect, useSyncExternalStore } from 'react'

interface State {
  isOpen: boolean
  /** Whether a feature gave a palette; without one the search box doesn't show. */
  isThere: boolean
}

let state: State = { isOpen: false, isThere: false }
const listeners = new Set<() => void>()

function set(change: Partial<State>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the frame: whether there is a palette, and how to open it. */
export const usePaletteSlot = () => ({ ...useSyncExternalStore(subscribe, () => state), open: openPalette })

export const openPalette = (): void => set({ isOpen: true })

/** For the palette, which is a resident of its feature: whether to show, and how to close. */
export function usePalette() {
  const { isOpen } = useSyncExternalStore(subscribe, () => state)
  useEffect(() => {
    set({ isThere: true })
    return () => set({ isThere: false, isOpen: false })
  }, [])
  return { isOpen, close: () => set({ isOpen: false }) }
}
