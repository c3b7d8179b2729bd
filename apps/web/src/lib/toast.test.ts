import { afterEach, expect, test } from 'vitest'
import { localStore } from './local-store.ts'
import { loseSession } from './session-loss.ts'
import { shownToasts, toast, undoByKey } from './toast.tsx'

afterEach(() => localStore.clear())

test('what was said to somebody goes with their session', () => {
  localStore.set('TOKEN', 'ana')
  toast.done({ title: 'Case of J. Reyes.pdf moved to Students' })
  expect(shownToasts()).toMatchObject([{ title: 'Case of J. Reyes.pdf moved to Students' }])
  loseSession('ana')
  expect(shownToasts()).toEqual([])
})

test('Ctrl+Z presses the latest Undo, once, and leaves what has none', () => {
  localStore.set('TOKEN', 'ana')
  const undone: string[] = []
  const undoOf = (name: string) => ({ label: 'Undo', onPress: () => undone.push(name) })
  const press = () => {
    let isTaken = false
    const key = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false, target: null }
    undoByKey({ ...key, preventDefault: () => (isTaken = true) })
    return isTaken
  }
  toast.done({ title: 'A moved', action: undoOf('A') })
  toast.done({ title: 'B moved', action: undoOf('B') })
  toast.done({ title: 'C is pinned' })
  expect([press(), press(), press()]).toEqual([true, true, false])
  expect(undone).toEqual(['B', 'A'])
  expect(shownToasts().map(({ title }) => title)).toEqual(['C is pinned'])
  loseSession('ana')
})
