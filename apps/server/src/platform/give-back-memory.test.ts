import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { giveMemoryBackWhenQuiet } from './give-back-memory.ts'

/** Allocates as a rush of requests does, and keeps nothing. */
function rush(): void {
  for (let round = 0; round < 8; round++) Array.from({ length: 300_000 }, (_, no) => ({ no, inner: [no] }))
}
const heap = () => process.memoryUsage().heapTotal

test('what a rush took is given back once it is quiet', async () => {
  rush()
  const after = heap()
  const stop = giveMemoryBackWhenQuiet({ quietMs: 200, worthBytes: 0 })
  await vi.waitFor(() => expect(heap()).toBeLessThan(after - 32 * 2 ** 20), { timeout: 60_000, interval: 100 })
  stop()
})

test('nothing is collected while there is work', async () => {
  const collect = vi.fn()
  const stop = giveMemoryBackWhenQuiet({ quietMs: 100, worthBytes: 0, collect })
  const work = setInterval(() => busyFor(20), 40)
  await pause(1_000)
  expect(collect).not.toHaveBeenCalled()
  clearInterval(work)
  await vi.waitFor(() => expect(collect).toHaveBeenCalled(), { timeout: 60_000 })
  stop()
})

test('nothing is collected for little', async () => {
  const collect = vi.fn()
  const stop = giveMemoryBackWhenQuiet({ quietMs: 50, worthBytes: 2 ** 40, collect })
  await pause(500)
  stop()
  expect(collect).not.toHaveBeenCalled()
})

function busyFor(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
