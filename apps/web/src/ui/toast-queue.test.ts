import { expect, test } from 'vitest'
import { keepsFor, onScreen, type ShownToast, type Toast, withToast } from './toast-queue.ts'

const said = (...toasts: Toast[]) =>
  toasts.reduce<readonly ShownToast[]>((all, toast, no) => withToast(all, { ...toast, kind: 'done' }, no), [])
const titles = (toasts: readonly ShownToast[]) => toasts.map(({ title }) => title)

test('at most three toasts show, the first ones first; the next comes when one goes', () => {
  const all = said({ title: 'a' }, { title: 'b' }, { title: 'c' }, { title: 'd' })
  expect(titles(onScreen(all))).toEqual(['a', 'b', 'c'])
  expect(titles(onScreen(all.slice(1)))).toEqual(['b', 'c', 'd'])
})

test('a toast takes the place of an earlier one of its id, and of no other', () => {
  const all = said(
    { title: 'soon', id: 'approval 1' },
    { title: 'other', id: 'approval 12' },
    { title: 'without' },
    { title: 'approved', id: 'approval 1' },
    { title: 'without' },
  )
  expect(titles(all)).toEqual(['other', 'without', 'approved', 'without'])
  expect(new Set(all.map(({ id }) => id)).size).toBe(4)
})

test('one that takes another’s place is a new one, and stays as long as any', () => {
  const before = said({ title: 'soon', id: 'upload' })
  const after = withToast(before, { title: 'done', id: 'upload', kind: 'done' }, 1)
  expect(after[0]?.id).not.toBe(before[0]?.id)
})

test('errors stay longer, and what says so itself as long as it says', () => {
  expect(keepsFor({ kind: 'done' })).toBe(5_000)
  expect(keepsFor({ kind: 'info' })).toBe(5_000)
  expect(keepsFor({ kind: 'failed' })).toBe(7_000)
  expect(keepsFor({ kind: 'failed', keepMs: 9_000 })).toBe(9_000)
})
