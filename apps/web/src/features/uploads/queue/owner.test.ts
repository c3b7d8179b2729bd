import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '../../../lib/local-store.ts'
import { loseSession } from '../../../lib/session-loss.ts'
import { createTransferStore } from '../../../lib/transfers/transfer-store.ts'
import { storedPerson } from '../../../testing/stored-person.ts'
import { keepToOwner, ownersToken, ownUploads } from './owner.ts'
import { UploadQueue } from './upload-queue.ts'
import type { UploadTask } from './upload-task.ts'

/** As a sign-in does it: nothing of whoever was here before stays, then the person, then the token. */
function signIn(userId: string, token = `token of ${userId}`): void {
  localStore.clear()
  localStore.set('USER', storedPerson(userId))
  localStore.set('TOKEN', token)
}

const task = (id: string): UploadTask => ({
  id,
  key: id,
  name: `${id}.pdf`,
  size: 10,
  done: 0,
  rate: 0,
  state: 'waiting',
  target: { unitId: 1, folderId: 0, folderName: 'My Office' },
  file: new File(['x'], id),
})

let forget: () => void = () => undefined
beforeEach(() => localStore.clear())
afterEach(() => forget())

/** Ana's queue of six files, of which four are being sent. */
function anasQueue() {
  const store = createTransferStore<UploadTask>((work) => work())
  const sentWith: (string | undefined)[] = []
  const stopped = vi.fn()
  const queue = new UploadQueue({
    store,
    isReachable: async () => true,
    onLanded: () => undefined,
    send: () => {
      sentWith.push(ownersToken())
      return { pause: stopped, cancel: stopped }
    },
  })
  forget = keepToOwner(queue, () => [...store.all()].some(({ state }) => state !== 'done'))
  signIn('ana')
  ownUploads()
  queue.add(['a', 'b', 'c', 'd', 'e', 'f'].map(task))
  return { queue, store, sentWith, stopped, ids: () => Array.from(store.all(), ({ id }) => id) }
}

test('a session that ends in the middle stops everything and keeps it', () => {
  const { store, stopped, ids } = anasQueue()
  loseSession('token of ana')
  expect(stopped).toHaveBeenCalledTimes(4)
  expect(store.inState('running').size).toBe(0)
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(ownersToken()).toBeUndefined()
})

test('it goes on when the same person signs in again, with the new token', () => {
  const { store, sentWith } = anasQueue()
  loseSession('token of ana')
  signIn('ana', 'a new token')
  expect([...store.inState('running')]).toEqual(['a', 'b', 'c', 'd'])
  expect(sentWith.slice(4)).toEqual(Array(4).fill('a new token'))
})

test('when somebody else signs in, nothing is left and nothing was sent as them', () => {
  const { sentWith, ids } = anasQueue()
  loseSession('token of ana')
  signIn('ben')
  expect(ids()).toEqual([])
  expect(sentWith).toEqual(Array(4).fill('token of ana'))
  signIn('ana')
  expect(sentWith).toHaveLength(4)
})

test('somebody else’s token is never the queue’s, also before this page heard of it', () => {
  anasQueue()
  forget()
  signIn('ben')
  expect(ownersToken()).toBeUndefined()
})

test('a queue of which all arrived is nothing to come back to', () => {
  const { store, ids } = anasQueue()
  for (const id of ids()) store.change(id, { state: 'done' })
  loseSession('token of ana')
  expect(ids()).toEqual([])
})

test('a changed name or unit of the person who is here stops nothing', () => {
  const { stopped } = anasQueue()
  localStore.set('USER', storedPerson('ana', { firstName: 'Ann' }))
  expect(stopped).not.toHaveBeenCalled()
})
