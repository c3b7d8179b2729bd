import { useSyncExternalStore } from 'react'

let isHeld = false
let ownerOf: () => string | undefined = () => undefined
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

/** Tells the page whose work on it is not done yet; undefined where there is none. */
export function nameWorkOwner(owner: () => string | undefined): void {
  ownerOf = owner
}

/** Whose work would be lost if this page were loaded anew. */
export const workOwner = (): string | undefined => ownerOf()
