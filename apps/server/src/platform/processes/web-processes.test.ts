import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Metric } from '../metrics/metric.ts'
import { type WebProcess, type WebProcesses, webProcesses } from './web-processes.ts'

interface Begun extends WebProcess {
  no: number
  is: number | undefined
  wasTold: number | undefined
  go(): void
}

const measured: Metric[] = [{ name: 'answers', help: '', type: 'counter', samples: [{ value: 3 }] }]
let begun: Begun[] = []
let busy = 0
let processes: WebProcesses | undefined

function begin(no: number): WebProcess {
  const { promise: gone, resolve: go } = Promise.withResolvers<void>()
  const one: Begun = {
    no,
    is: undefined,
    wasTold: undefined,
    go,
    gone,
    busy: () => one.is,
    metrics: () => measured,
    end: (seconds) => {
      one.wasTold = seconds
    },
  }
  begun.push(one)
  return one
}
const many = (most: number) => {
  processes = webProcesses({ most, begin, busy: () => busy })
  return processes
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)
/** All that serve are as busy. */
async function every(share: number, count: number): Promise<void> {
  busy = share
  for (const one of begun) one.is = share
  await seconds(count)
}

beforeEach(() => {
  begun = []
  busy = 0
  vi.useFakeTimers()
})
afterEach(() => {
  for (const one of begun) one.go()
  vi.useRealTimers()
})

test('another process comes when one had more to do than it could for three seconds, and no more than may', async () => {
  many(2)
  await every(0.6, 60)
  await every(0.9, 2)
  await every(0.3, 1)
  await every(0.9, 2)
  expect(begun).toHaveLength(0)
  await seconds(1)
  expect(begun).toHaveLength(1)
  await every(0.9, 600)
  expect(begun).toHaveLength(1)
})

test('alone it stays alone', async () => {
  many(1)
  await every(1, 60)
  expect(begun).toHaveLength(0)
})

test('a third waits until the second serves and shows that both are not enough', async () => {
  many(3)
  await every(0.9, 3)
  await seconds(30)
  expect(begun.map(({ no }) => no)).toEqual([1])
  const [second] = begun
  if (second) second.is = 0.2
  await seconds(30)
  expect(begun).toHaveLength(1)
  await every(0.8, 3)
  expect(begun.map(({ no }) => no)).toEqual([1, 2])
})

test('after five quiet minutes one goes, the last first, and may end what it is at', async () => {
  many(3)
  await every(0.9, 3)
  await every(0.9, 3)
  expect(begun).toHaveLength(2)
  await every(0.05, 299)
  expect(begun.map(({ wasTold }) => wasTold)).toEqual([undefined, undefined])
  await seconds(1)
  expect(begun.map(({ wasTold }) => wasTold)).toEqual([undefined, 30])
  await seconds(300)
  expect(begun.map(({ wasTold }) => wasTold)).toEqual([30, 30])
})

test('one that goes by itself is not begun again for a minute, and takes its name', async () => {
  many(2)
  await every(0.9, 3)
  begun[0]?.go()
  await seconds(58)
  expect(begun).toHaveLength(1)
  await seconds(5)
  expect(begun.map(({ no }) => no)).toEqual([1, 1])
})

test('one that can’t be begun, as where memory or descriptors are out, hurts nobody and is tried again a minute later', async () => {
  let tries = 0
  const { metrics } = webProcesses({
    most: 2,
    busy: () => 0.9,
    begin: () => {
      tries += 1
      throw new Error('spawn ENOMEM')
    },
  })
  await seconds(60)
  expect(tries).toBe(1)
  expect(metrics()).toEqual([])
  await seconds(5)
  expect(tries).toBe(2)
})

test('what they measured is told with the process that it is of', async () => {
  const { metrics } = many(2)
  expect(metrics()).toEqual([])
  await every(0.9, 3)
  expect(metrics()).toEqual([{ ...measured[0], samples: [{ value: 3, labels: { process: 'web 1' } }] }])
})

test('stopping tells all of them, those that are ending too, and waits until they are gone', async () => {
  const { stop } = many(3)
  await every(0.9, 3)
  await every(0.9, 3)
  await every(0, 300)
  let isStopped = false
  const stopping = stop(5).then(() => {
    isStopped = true
  })
  expect(begun.map(({ wasTold }) => wasTold)).toEqual([5, 30])
  begun[0]?.go()
  await seconds(1)
  expect(isStopped).toBe(false)
  begun[1]?.go()
  await stopping
  await every(1, 60)
  expect(begun).toHaveLength(2)
})
