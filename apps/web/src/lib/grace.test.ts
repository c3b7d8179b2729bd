import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doAfterGrace, doWaiting, graceMs, takeBack } from './grace.ts'
import { localStore } from './local-store.ts'
import { loseSession } from './session-loss.ts'

let done: string[] = []
const act = (name: string) => async () => void done.push(name)

beforeEach(() => {
  vi.useFakeTimers()
  done = []
})
afterEach(() => void vi.useRealTimers())

test('an act is done once its time has passed, and not before', () => {
  doAfterGrace('a', act('approve'))
  vi.advanceTimersByTime(graceMs - 1)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['approve'])
})

test('what is taken back in time is never done; later there is nothing to take back', () => {
  doAfterGrace('a', act('first'))
  doAfterGrace('b', act('second'))
  expect(takeBack('a')).toBe(true)
  vi.advanceTimersByTime(graceMs)
  expect(done).toEqual(['second'])
  expect(takeBack('b')).toBe(false)
})

test('what is just being done can’t be taken back, and is waited for before the page is left', async () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const isAsked = () => !target.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let end: () => void = () => undefined
  doAfterGrace('a', () => new Promise<void>((resolve) => (end = resolve)))
  vi.advanceTimersByTime(graceMs)
  expect(takeBack('a')).toBe(false)
  expect(isAsked()).toBe(true)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(isAsked()).toBe(false)
  vi.unstubAllGlobals()
})

test('deciding the same thing twice does it once', () => {
  doAfterGrace('a', act('once'))
  vi.advanceTimersByTime(graceMs - 1)
  doAfterGrace('a', act('again'))
  vi.advanceTimersByTime(graceMs)
  expect(done).toEqual(['again'])
})

test('who signs out has first done what waits, also where one of it is refused', async () => {
  doAfterGrace('a', () => Promise.reject(new Error('refused')))
  doAfterGrace('b', act('second'))
  await doWaiting()
  expect(done).toEqual(['second'])
  vi.advanceTimersByTime(graceMs)
  expect(done).toEqual(['second'])
})

test('nothing is done in the name of a session that was lost', () => {
  localStore.set('TOKEN', 'theirs')
  doAfterGrace('a', act('approve'))
  loseSession('theirs')
  vi.advanceTimersByTime(graceMs)
  expect(done).toEqual([])
})

test('the page asks before it is left while something waits', () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const leave = () => !target.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  doAfterGrace('a', act('approve'))
  expect(leave()).toBe(true)
  takeBack('a')
  expect(leave()).toBe(false)
  vi.unstubAllGlobals()
})
