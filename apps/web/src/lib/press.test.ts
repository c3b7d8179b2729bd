import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPress, followPresses, pressOver } from './press.ts'

const page = new EventTarget()
followPresses(page)
const happens = (type: string) => page.dispatchEvent(new Event(type))
const done = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  done.mockReset()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('nothing waits where nobody presses', () => {
  afterPress(done)
  expect(done).toHaveBeenCalledOnce()
})

test('what comes between the two halves of a press waits until its click was heard', () => {
  happens('pointerdown')
  afterPress(done)
  happens('pointerup')
  vi.advanceTimersByTime(40)
  happens('click')
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(done).toHaveBeenCalledOnce()
})

test('a finger that scrolls, and one that leaves without a click, end the wait', () => {
  happens('pointerdown')
  afterPress(done)
  happens('pointercancel')
  vi.advanceTimersByTime(0)
  expect(done).toHaveBeenCalledTimes(1)
  happens('pointerdown')
  afterPress(done)
  happens('pointerup')
  vi.advanceTimersByTime(50)
  expect(done).toHaveBeenCalledTimes(2)
})

test('whoever holds on is not kept from what is new for long', async () => {
  happens('pointerdown')
  void pressOver().then(done)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})
