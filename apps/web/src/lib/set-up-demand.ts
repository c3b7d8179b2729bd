import { localStore } from './local-store.ts'

const listeners = new Set<() => void>()

/** Calls back when the server lets this person do nothing before they have set up a second factor. */
export function onSetUpDemanded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers that a second factor has to be set up first, so that every way leads there. */
export function demandSetUp(): void {
  const user = localStore.get('USER')
  if (!user || user.mustSetUpSecondFactor) return
  localStore.set('USER', { ...user, mustSetUpSecondFactor: true })
  for (const listener of listeners) listener()
}

/** It is set up: everything is open again. */
export function endSetUpDemand(): void {
  const user = localStore.get('USER')
  if (user) localStore.set('USER', { ...user, mustSetUpSecondFactor: undefined })
}
