import { currentUser } from '../../../lib/account.ts'
import { holdWork, nameWorkOwner } from '../../../lib/held-work.ts'
import { localStore } from '../../../lib/local-store.ts'
import type { UploadQueue } from './upload-queue.ts'

let owner: string | undefined
/** Lets go of the queue that is kept now. */
let letGo: () => void = () => undefined

/** Says that what is queued from now on is the signed-in person's. */
export function ownUploads(): void {
  owner = currentUser()?.userId
}

/** The token that may send what is queued: the owner's. A token of anybody else is none. */
export function ownersToken(): string | undefined {
  // The token first: whoever signs in stores the person before the token.
  const token = localStore.get('TOKEN')
  return owner !== undefined && currentUser()?.userId === owner ? token : undefined
}

/**
 * Keeps the queue to its owner: while nobody is signed in it is kept and neither seen nor sent; it goes on when the same
 * person comes back, and is gone when somebody else does. A page has one queue: another takes the place of the one before.
 *
 * @param isLeft whether something of it did not arrive yet
 */
export function keepToOwner(queue: UploadQueue, isLeft: () => boolean): () => void {
  letGo()
  let isHeld = false
  const set = (held: boolean) => {
    isHeld = held
    holdWork(held)
  }
  const forget = () => {
    owner = undefined
    set(false)
    queue.drop()
  }
  nameWorkOwner(() => (isLeft() ? owner : undefined))
  letGo = localStore.subscribe(() => {
    if (owner === undefined) return
    const userId = currentUser()?.userId
    if (userId !== undefined && userId !== owner) return forget()
    if (userId === undefined && !isLeft()) return forget()
    if ((userId === undefined) === isHeld) return
    set(!isHeld)
    if (isHeld) queue.hold()
    else queue.release()
  })
  return letGo
}
