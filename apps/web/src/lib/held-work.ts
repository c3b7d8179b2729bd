import { useSyncExternalStore } from 'react'

let isHeld = false
const listeners = new Set<() => void>()

/** Says whether work of a person whose session ended waits on this page for the same person to come back. */
export function holdWork(held: boolean): void {
  isHeld = held
  for (const listener of listeners) listener()
}

export const useIsWorkHeld = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isHeld,
  )
