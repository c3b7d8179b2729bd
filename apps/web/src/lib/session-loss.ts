import { localStore } from './local-store.ts'

const listeners = new Set<() => void>()

/** Calls back when the server no longer knows this session (a 401). */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets everything of the person whose token was refused. A late answer to an earlier session's token changes nothing. */
export function loseSession(token: string | undefined): void {
  if (!token || token !== localStore.get('TOKEN')) return
  localStore.clear()
  for (const listener of listeners) listener()
}
