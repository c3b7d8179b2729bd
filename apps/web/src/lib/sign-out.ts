import { signOut as signOutCall } from '@sinupan/contract'
import { call } from './api.ts'
import { doWaiting } from './grace.ts'
import { localStore } from './local-store.ts'
import { beginLeaving } from './session-loss.ts'

/** Ends the session here and on the server, forgets everything, and loads the page anew (specification, section 4). */
export async function signOut(): Promise<void> {
  await doWaiting()
  beginLeaving()
  // Whoever wants to go is let go, also when the server can't be told.
  await call(signOutCall, {}).catch(() => undefined)
  localStore.clear()
  window.location.reload()
}
