import { localStore } from './local-store.ts'

const listeners = new Set<() => void>()
let isLeaving = false

/** The person ends the session here: that other tabs and late answers tell of its end is no news from now on. */
export function beginLeaving(): void {
  isLeaving = true
}

/** Whether this page is about to be loaded anew, without anybody signed in. */
export const isBeingLeft = (): boolean => isLeaving

/** Calls back when this page's session is no more: the server does not know it (a 401), or another tab ended it. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets everything of the person whose token was refused. A late answer to an earlier session's token changes nothing. */
export function loseSession(token: string | undefined): void {
  if (isLeaving || !token || token !== localStore.get('TOKEN')) return
  localStore.clear()
  tellSessionLost()
}

/** What the browser kept of the person is gone already; this page has to forget the rest. */
export function tellSessionLost(): void {
  for (const listener of listeners) listener()
}
