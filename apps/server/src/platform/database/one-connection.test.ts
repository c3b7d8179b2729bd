import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { announcementsOn } from './announcements.ts'
import { sessionLocksOn } from './session-locks.ts'

const { databaseUrl: url } = await startSinupan()
afterEach(() => vi.restoreAllMocks())

/** Counts what a connection is asked while it answers something else. */
function overlaps(): () => number {
  const busy = new WeakSet<pg.Client>()
  const { query } = pg.Client.prototype
  let count = 0
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    if (busy.has(this)) count++
    busy.add(this)
    try {
      return await (query as (...all: unknown[]) => unknown).apply(this, args)
    } finally {
      busy.delete(this)
    }
  } as never)
  return () => count
}

test('locks that many want at once are asked for one after another', async () => {
  const count = overlaps()
  const locks = sessionLocksOn(url)
  const held = await Promise.all(
    Array.from({ length: 20 }, (_, index) => locks.hold('upload', `file ${index}`, async () => index)),
  )
  await locks.close()
  expect(held).toHaveLength(20)
  expect(count()).toBe(0)
})

test('channels that are listened to at once are asked for one after another', async () => {
  const count = overlaps()
  const announcements = announcementsOn(url, () => undefined)
  const missed = await new Promise<number>((resolve) => {
    let heard = 0
    const hearer = { heard: () => undefined, missed: () => ++heard >= 5 && resolve(heard) }
    for (let channel = 0; channel < 5; channel++) announcements.hear(`channel_${channel}`, hearer)
  })
  await announcements.stop()
  expect(missed).toBe(5)
  expect(count()).toBe(0)
})
