import { afterEach, expect, test } from 'vitest'
import { localStore } from './local-store.ts'
import { loseSession } from './session-loss.ts'
import { shownToasts, toast } from './toast.tsx'

afterEach(() => localStore.clear())

test('what was said to somebody goes with their session', () => {
  localStore.set('TOKEN', 'ana')
  toast.done({ title: 'Case of J. Reyes.pdf moved to Students' })
  expect(shownToasts()).toMatchObject([{ title: 'Case of J. Reyes.pdf moved to Students' }])
  loseSession('ana')
  expect(shownToasts()).toEqual([])
})
