import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTransferStore } from '../../../lib/transfers/transfer-store.ts'
import type { Failure, SendEvents } from './sender.ts'
import { UploadQueue } from './upload-queue.ts'
import type { UploadTask } from './upload-task.ts'

const MB = 1024 * 1024
beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A queue whose sendings the test ends, and a server that the test takes away. */
function queueOf(...tasks: UploadTask[]) {
  const store = createTransferStore<UploadTask>((work) => work())
  const sent: { id: string; key: string; events: SendEvents; isStopped: '' | 'paused' | 'cancelled' }[] = []
  const server = { isThere: true, landed: 0 }
  const queue = new UploadQueue({
    store,
    isReachable: async () => server.isThere,
    onLanded: () => {
      server.landed += 1
    },
    send: ({ id, key }, events) => {
      const sending = { id, key, events, isStopped: '' as '' | 'paused' | 'cancelled' }
      sent.push(sending)
      const stop = (how: 'paused' | 'cancelled') => () => {
        sending.isStopped = how
      }
      return { pause: stop('paused'), cancel: stop('cancelled') }
    },
  })
  queue.add(tasks)
  const sending = (id: string) => {
    const found = sent.findLast((one) => one.id === id)
    if (!found) throw new Error(`${id} was not sent.`)
    return found
  }
  return {
    queue,
    store,
    server,
    sending,
    began: () => sent.map(({ id }) => id),
    running: () => [...store.inState('running')],
    state: (id: string) => store.find(id)?.state,
    land: (id: string) => sending(id).events.onDone({ documentId: 1, numberedName: undefined, duplicates: [] }),
    fail: async (id: string, kind: Failure['kind'], message = 'Why.') => {
      sending(id).events.onFailed({ kind, message })
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

const task = (id: string, change: Partial<UploadTask> = {}): UploadTask => ({
  id,
  key: `key of ${id}`,
  name: `${id}.pdf`,
  size: 100,
  done: 0,
  rate: 0,
  state: 'waiting',
  target: { unitId: 1, folderId: 2, folderName: '2026' },
  file: new File(['x'], `${id}.pdf`),
  ...change,
})
const large = (id: string) => task(id, { size: 5 * MB })

describe('files in the queue', () => {
  test('are sent in their order, four at a time', () => {
    const { began, land } = queueOf(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => task(id)))
    expect(began()).toEqual(['a', 'b', 'c', 'd'])
    land('c')
    land('a')
    expect(began()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  test('are at most two large ones at a time; small ones pass them by', () => {
    const { began, land } = queueOf(large('A'), large('B'), large('C'), task('a'), task('b'), task('c'))
    expect(began()).toEqual(['A', 'B', 'a', 'b'])
    land('a')
    expect(began()).toEqual(['A', 'B', 'a', 'b', 'c'])
    land('A')
    expect(began().at(-1)).toBe('C')
  })

  test('tell of each that landed, and are whole then', () => {
    const { land, server, store } = queueOf(task('a'))
    land('a')
    expect(server.landed).toBe(1)
    expect(store.find('a')).toMatchObject({ state: 'done', done: 100, documentId: 1 })
  })

  test('that can’t be sent stand there with the reason and take nobody’s place', () => {
    const refused = task('x', { state: 'failed', failure: 'Too large.', failureKind: 'refused' })
    const { began } = queueOf(refused, task('a'))
    expect(began()).toEqual(['a'])
  })
})

describe('a file', () => {
  test('that is paused makes room for the next and, resumed, goes before those that wait', () => {
    const { queue, began, land, sending, state } = queueOf(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => task(id)))
    queue.pause('a')
    expect(sending('a').isStopped).toBe('paused')
    expect(state('a')).toBe('paused')
    expect(began().at(-1)).toBe('e')
    queue.resume('a')
    land('b')
    expect(began().slice(-2)).toEqual(['e', 'a'])
  })

  test('that was stopped says nothing any more', () => {
    const { queue, sending, store, server } = queueOf(task('a'))
    const { events } = sending('a')
    queue.pause('a')
    events.onProgress(50)
    events.onDone({ documentId: 1, numberedName: undefined, duplicates: [] })
    expect(store.find('a')).toMatchObject({ state: 'paused', done: 0 })
    expect(server.landed).toBe(0)
  })

  test('that is cancelled goes off the list and off the server', () => {
    const { queue, sending, store, began } = queueOf(...['a', 'b', 'c', 'd', 'e'].map((id) => task(id)))
    queue.cancel(['a', 'e'])
    expect(sending('a').isStopped).toBe('cancelled')
    expect(store.find('a')).toBeUndefined()
    expect(began()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('that the server refuses fails at once, with the reason, and the others go on', async () => {
    const { fail, store, began } = queueOf(...['a', 'b', 'c', 'd', 'e'].map((id) => task(id)))
    await fail('a', 'refused', 'Programs are not accepted.')
    expect(store.find('a')).toMatchObject({ failure: 'Programs are not accepted.', failureKind: 'refused' })
    expect(began().at(-1)).toBe('e')
  })

  test('that fails in passing is tried again under its key, with longer and longer pauses, and then fails', async () => {
    const { fail, store, began, sending } = queueOf(task('a'))
    for (const pause of [500, 1_000, 3_000, 5_000, 10_000, 20_000]) {
      await fail('a', 'passing')
      expect(store.find('a')?.state).toBe('waiting')
      await vi.advanceTimersByTimeAsync(pause)
      expect(sending('a').key).toBe('key of a')
    }
    await fail('a', 'passing', 'The database is away.')
    expect(began()).toHaveLength(7)
    expect(store.find('a')).toMatchObject({ state: 'failed', failureKind: 'passing', failure: 'The database is away.' })
  })

  test('of which something arrived in between has all its tries again', async () => {
    const { fail, sending, state } = queueOf(large('A'))
    for (let round = 0; round < 12; round += 1) {
      await fail('A', 'passing')
      await vi.advanceTimersByTimeAsync(20_000)
      sending('A').events.onProgress((round + 1) * 1_000)
    }
    expect(state('A')).toBe('running')
  })
})

describe('when the connection breaks', () => {
  test('everything waits, what was under way first, and goes on by itself when the server answers', async () => {
    const { fail, server, running, began, queue } = queueOf(...['a', 'b', 'c', 'd', 'e'].map((id) => task(id)))
    server.isThere = false
    for (const id of ['a', 'b', 'c', 'd']) await fail(id, 'connection')
    expect(queue.line.isDown()).toBe(true)
    expect(running()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(began()).toHaveLength(4)
    server.isThere = true
    await vi.advanceTimersByTimeAsync(15_000)
    expect(queue.line.isDown()).toBe(false)
    expect(running()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('it goes on at once when the browser says that it is back', async () => {
    const { fail, running, queue } = queueOf(task('a'))
    await fail('a', 'connection')
    queue.line.ask()
    await vi.advanceTimersByTimeAsync(0)
    expect(running()).toEqual(['a'])
  })

  test('a large file keeps what arrived, a small one is sent anew', async () => {
    const { fail, sending, store } = queueOf(large('A'), task('a'))
    sending('A').events.onBegun('/api/Upload/1')
    sending('A').events.onProgress(2 * MB)
    sending('a').events.onProgress(60)
    await fail('A', 'connection')
    await fail('a', 'connection')
    expect(store.find('A')).toMatchObject({ done: 2 * MB, uploadUrl: '/api/Upload/1' })
    expect(store.find('a')).toMatchObject({ done: 0 })
  })

  test('one file that breaks it again and again does not hold the others up for ever', async () => {
    const { fail, land, state, running } = queueOf(task('bad'), task('good'))
    land('good')
    for (let round = 0; round < 6; round += 1) {
      await fail('bad', 'connection')
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(state('bad')).toBe('failed')
    expect(running()).toEqual([])
  })

  test('a file that was changed on the device is told apart from a broken line', async () => {
    const gone = new File(['x'], 'gone.pdf')
    gone.slice = () => {
      throw new DOMException('changed', 'NotReadableError')
    }
    const { fail, store, queue } = queueOf(task('gone', { file: gone }))
    await fail('gone', 'connection')
    expect(queue.line.isDown()).toBe(false)
    expect(store.find('gone')).toMatchObject({
      state: 'failed',
      failureKind: 'refused',
      failure: 'The file was changed, moved or removed on this device. Choose it again.',
    })
  })
})

describe('a queue that is held', () => {
  test('sends nothing, keeps everything in its order, and goes on when it is released', async () => {
    const { queue, running, began, sending, store } = queueOf(...['a', 'b', 'c', 'd', 'e'].map((id) => task(id)))
    queue.hold()
    expect(sending('a').isStopped).toBe('paused')
    queue.resume('e')
    expect(running()).toEqual([])
    expect(store.inState('waiting').size).toBe(5)
    queue.release()
    expect(running()).toEqual(['a', 'b', 'c', 'd'])
    expect(began()).toHaveLength(8)
  })

  test('that is dropped is empty, and what its sendings still say changes nothing', async () => {
    const { queue, store, sending, server, began } = queueOf(task('a'), task('b'))
    const { events } = sending('a')
    queue.drop()
    events.onFailed({ kind: 'passing', message: '' })
    events.onDone({ documentId: 1, numberedName: undefined, duplicates: [] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([...store.all()]).toEqual([])
    expect(server.landed).toBe(0)
    expect(began()).toEqual(['a', 'b'])
  })
})
