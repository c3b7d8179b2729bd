import type { ActView } from '@sinupan/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiRefusal } from '../api-refusal.ts'
import { actStore, followAct, onActBegun, stopFollowed } from './acts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  actStore.clear()
  vi.useRealTimers()
})

const act = (change: Partial<ActView> = {}): ActView => ({
  id: 7,
  name: 'FileFolder_Trash',
  state: 'running',
  done: 0,
  total: 900,
  orderedAt: '2026-11-30T08:00:00.000Z',
  endedAt: null,
  answer: null,
  ...change,
})
/** What the server says at one look after the other. */
const looks =
  (...said: (ActView | ApiRefusal)[]) =>
  async () => {
    const one = said.length > 1 ? said.shift() : said[0]
    if (!one || one instanceof ApiRefusal) throw one
    return one
  }

test('what goes on is followed to its end, with how far it is, and gives what it answers', async () => {
  const begun = vi.fn()
  const stop = onActBegun(begun)
  const answer = { status: 200, body: { items: [3], total: 1 } }
  const answered = followAct(
    act({ state: 'waiting' }),
    looks(act({ done: 300 }), act({ state: 'done', done: 900, answer })),
  )
  expect([begun.mock.calls.length, actStore.find('act7')?.state]).toEqual([1, 'waiting'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(actStore.find('act7')).toMatchObject({ state: 'running', done: 300, size: 900 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answered).toEqual({ items: [3], total: 1 })
  expect(actStore.find('act7')?.state).toBe('done')
  stop()
})

test('a server that can’t be reached for a while is asked again', async () => {
  const answer = { status: 200, body: { id: 3 } }
  const gone = new ApiRefusal('Unreachable')
  const answered = followAct(act(), looks(gone, gone, act({ state: 'done', answer })))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await answered).toEqual({ id: 3 })
})

test('what is refused is thrown with its code and sentence, and stays in the list', async () => {
  const body = { code: 'OnHold', message: '“Contract” is on hold for a legal matter.' }
  const answered = followAct(act(), looks(act({ state: 'refused', answer: { status: 409, body } })))
  const refused = expect(answered).rejects.toMatchObject({ code: 'OnHold', status: 409 })
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  expect(actStore.find('act7')?.state).toBe('failed')
})

const stopped = {
  state: 'stopped',
  done: 300,
  answer: { status: 409, body: { code: 'Stopped', message: 'You stopped this before its end. Nothing was changed.' } },
} as const

test('what is stopped is told to be so, with how far it was, and is thrown as what it answers', async () => {
  const stop = vi.fn(async () => undefined)
  const answered = followAct(act(), looks(act({ done: 300 }), act(stopped)))
  const thrown = expect(answered).rejects.toMatchObject({ code: 'Stopped' })
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all([stopFollowed('act7', stop), stopFollowed('act7', stop)])
  expect(stop.mock.calls).toEqual([[7]])
  expect(actStore.find('act7')).toMatchObject({ state: 'running', isStopping: true })
  await vi.advanceTimersByTimeAsync(1_000)
  await thrown
  expect(actStore.find('act7')).toMatchObject({ state: 'failed', isStopped: true, done: 300, size: 900 })
})

test('what ended just before it was stopped is told to be done', async () => {
  const answer = { status: 200, body: { items: [3], total: 1 } }
  const answered = followAct(act(), looks(act({ state: 'done', done: 900, answer })))
  await stopFollowed('act7', async () => undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answered).toEqual({ items: [3], total: 1 })
  expect(actStore.find('act7')).toMatchObject({ state: 'done' })
})

test('where the server can’t be told, it goes on and may be stopped again', async () => {
  void followAct(act(), looks(act()))
  const unreachable = async () => {
    throw new ApiRefusal('Unreachable')
  }
  await expect(stopFollowed('act7', unreachable)).rejects.toMatchObject({ code: 'Unreachable' })
  expect(actStore.find('act7')).toMatchObject({ state: 'running', isStopping: false })
})
