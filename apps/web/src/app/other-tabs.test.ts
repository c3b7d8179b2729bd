import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameWorkOwner } from '../lib/held-work.ts'
import { localStore } from '../lib/local-store.ts'
import { onSessionLost } from '../lib/session-loss.ts'
import { storedPerson } from '../testing/stored-person.ts'
import { followSession } from './other-tabs.ts'

/** As another tab leaves it: somebody is signed in, or nobody. */
function there(userId?: string): void {
  localStore.clear()
  if (userId === undefined) return
  localStore.set('USER', storedPerson(userId))
  localStore.set('TOKEN', `token of ${userId}`)
}

let did: string[] = []
let forget: () => void = () => undefined
beforeEach(() => {
  did = []
  nameWorkOwner(() => undefined)
  forget = onSessionLost(() => did.push('lost'))
})
afterEach(() => {
  forget()
  nameWorkOwner(() => undefined)
  localStore.clear()
})
const follow = () =>
  followSession({
    loadAnew: () => did.push('loaded anew'),
    leave: () => did.push('left'),
    comeBack: () => did.push('came back'),
  })

test('a page on which nothing waits is loaded anew where somebody comes in another tab, and left where nobody is any more', () => {
  there()
  follow()
  there('ben')
  follow()
  expect(did).toEqual(['left', 'loaded anew'])
})

test('where uploads would be lost by it, the page only loses its session, and goes on when the same person comes', () => {
  nameWorkOwner(() => 'ana')
  there()
  follow()
  there('ana')
  follow()
  expect(did).toEqual(['lost', 'came back'])
})

test('for anybody else it is loaded anew, so that nothing of before stays', () => {
  nameWorkOwner(() => 'ana')
  there('ben')
  follow()
  expect(did).toEqual(['loaded anew'])
})
