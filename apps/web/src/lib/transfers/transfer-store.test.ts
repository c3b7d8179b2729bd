import { expect, test } from 'vitest'
import { createTransferStore, type Transfer } from './transfer-store.ts'

/** A store whose listeners are told when the test says so. */
function storeOf(...transfers: Transfer[]) {
  const told: (() => void)[] = []
  const store = createTransferStore<Transfer>((work) => void told.push(work))
  let pictures = 0
  store.subscribe(() => {
    pictures += 1
  })
  const draw = () => {
    for (const work of told.splice(0)) work()
    return store.view()
  }
  store.add(transfers)
  return { store, draw, pictures: () => pictures }
}
const transfer = (id: string, change: Partial<Transfer> = {}): Transfer => ({
  id,
  state: 'waiting',
  size: 100,
  done: 0,
  ...change,
})

test('what runs stands first, then failures, what is paused, what waits, and what arrived, newest first', () => {
  const { store, draw } = storeOf(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => transfer(id)))
  store.change('e', { state: 'done' })
  store.change('a', { state: 'done' })
  store.change('c', { state: 'running' })
  store.change('f', { state: 'failed' })
  store.change('b', { state: 'paused' })
  expect(draw().ids).toEqual(['c', 'f', 'b', 'd', 'a', 'e'])
})

test('the sums follow every change', () => {
  const { store, draw } = storeOf(transfer('a'), transfer('b'))
  store.change('a', { state: 'running', done: 30 })
  expect(draw().sums).toMatchObject({
    running: { count: 1, size: 100, done: 30 },
    waiting: { count: 1, size: 100, done: 0 },
  })
  store.remove(['a', 'unknown'])
  store.change('a', { done: 40 })
  expect(draw().sums).toMatchObject({ running: { count: 0, size: 0, done: 0 }, waiting: { count: 1 } })
  store.clear()
  expect(draw()).toMatchObject({ ids: [], sums: { waiting: { count: 0, size: 0 } } })
})

test('all changes until the next picture are told once, and a picture stays as it was', () => {
  const { store, draw, pictures } = storeOf(transfer('a'))
  const before = draw()
  for (let done = 1; done <= 50; done += 1) store.change('a', { done })
  expect(store.view()).toBe(before)
  expect(draw().sums.waiting.done).toBe(50)
  expect(pictures()).toBe(2)
  expect(before.sums.waiting.done).toBe(0)
})

test('a change among 20 000 costs no walk through them', () => {
  const { store, draw } = storeOf(...Array.from({ length: 20_000 }, (_, no) => transfer(`t${no}`)))
  const { ids } = draw()
  store.change('t9', { done: 5 })
  // The same list, not one that was made anew.
  expect(draw().ids).toBe(ids)
  expect(store.inState('waiting').size).toBe(20_000)
})
