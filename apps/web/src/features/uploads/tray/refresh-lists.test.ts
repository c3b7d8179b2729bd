import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshAsTheyLand } from './refresh-lists.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const clock = () => Date.now()

test('a file that lands is seen soon, once', async () => {
  const read = vi.fn(async () => undefined)
  const { landed } = refreshAsTheyLand(read, clock)
  landed()
  landed()
  await vi.advanceTimersByTimeAsync(700)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(1)
})

test('while files land without a pause the lists are read again and again', async () => {
  const read = vi.fn(async () => undefined)
  const { landed } = refreshAsTheyLand(read, clock)
  for (let step = 0; step < 200; step += 1) {
    landed()
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(read.mock.calls.length).toBeGreaterThan(10)
})

test('on a slow line a reading comes to its end before another begins, and what landed meanwhile is read after it', async () => {
  let running = 0
  let most = 0
  const read = vi.fn(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    running -= 1
  })
  const { landed } = refreshAsTheyLand(read, clock)
  for (let step = 0; step < 300; step += 1) {
    landed()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(most).toBe(1)
  // Thirty seconds: a reading of 3 s, then a pause of 12.
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(2)
  expect(read.mock.calls.length).toBeLessThanOrEqual(3)
  const before = read.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read.mock.calls.length).toBe(before + 1)
})

test('a reading that fails does not end it; after the end nothing is read', async () => {
  const read = vi.fn(async () => Promise.reject(new Error('offline')))
  const { landed, stop } = refreshAsTheyLand(read, clock)
  landed()
  await vi.advanceTimersByTimeAsync(1_000)
  landed()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledTimes(2)
  landed()
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(read).toHaveBeenCalledTimes(2)
})
