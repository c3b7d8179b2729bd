import { currentUser } from '../lib/account.ts'
import { workOwner } from '../lib/held-work.ts'
import { isBeingLeft, tellSessionLost } from '../lib/session-loss.ts'

interface Page {
  /** Everything of whoever was here goes with it. */
  loadAnew: () => void
  /** Nobody is signed in any more: the same, with a word about it where only signed-in people are. */
  leave: () => void
  /** The person whose work is kept here is signed in again: to where signed-in people belong. */
  comeBack: () => void
}

/**
 * What this page does when another tab ended the session or began one. Nothing of the earlier person stays, so it is loaded
 * anew; unless work of theirs would be lost by that: then it is kept as when the session ends here, and goes on when the
 * same person signs in, wherever they do.
 */
export function followSession({ loadAnew, leave, comeBack }: Page): void {
  const owner = workOwner()
  const here = currentUser()?.userId
  if (owner !== undefined && here === undefined) tellSessionLost()
  else if (owner !== undefined && here === owner) comeBack()
  else if (here === undefined) leave()
  else loadAnew()
}

/** Hears of sessions that other tabs end and begin. Answers how to stop. */
export function followOtherTabs(page: Page): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if ((key === 'TOKEN' || key === null) && !isBeingLeft()) followSession(page)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
