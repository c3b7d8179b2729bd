import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { createQueues, startBoss } from './run-jobs.ts'
import type { Subscriber } from './subscriber.ts'
import { giveBack, type Workshop, workBatch } from './work-batch.ts'

const { app, db, databaseUrl } = await startSinupan({}, { isEmpty: true })
const boss: PgBoss = await startBoss(databaseUrl, () => undefined)
afterAll(() => boss.stop({ graceful: false }))
const shop: Workshop = { boss, makeContext: () => app.contextFor({ kind: 'system' }), held: new Set() }

/** A queue of its own with so many jobs, numbered. */
async function given(queue: string, count: number, handle: (jobs: readonly number[]) => Promise<void>) {
  const one: Subscriber = {
    queue,
    on: [],
    concurrency: 1,
    batchSize: 10,
    handle: (_ctx, jobs) => handle(jobs.map((job) => (job as { no: number }).no)),
  }
  await createQueues(boss, [one])
  await boss.insert(
    queue,
    Array.from({ length: count }, (_, no) => ({ data: { no } })),
  )
  return one
}
const statesOf = async (queue: string) => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state::text, count(*)::int as count from pgboss.job where name = ${queue} group by state order by state`.execute(
    db,
  )
  return Object.fromEntries(rows.map((row) => [row.state, row.count]))
}

test('work that takes long gives signs of life, so that nobody begins it a second time', async () => {
  const isAlive = async () => {
    const { rows } = await sql<{ isAlive: boolean }>`
      select every(heartbeat_on > started_on) as is_alive from pgboss.job where name = 'slow'`.execute(db)
    return rows[0]?.isAlive
  }
  const one = await given('slow', 3, async () => {
    await expect.poll(isAlive, { interval: 250 }).toBe(true)
  })
  expect(await workBatch(shop, one)).toEqual({ taken: 3, errors: [] })
  expect(await statesOf('slow')).toEqual({ completed: 3 })
})

test('one job that can’t be done keeps none of its batch from being done', async () => {
  const done: number[] = []
  const one = await given('mixed', 5, async (jobs) => {
    if (jobs.includes(2)) throw new Error('not this one')
    done.push(...jobs)
  })
  expect(await workBatch(shop, one)).toEqual({ taken: 5, errors: [new Error('not this one')] })
  expect(done.toSorted()).toEqual([0, 1, 3, 4])
  expect(await statesOf('mixed')).toEqual({ retry: 1, completed: 4 })
})

test('what a process can’t finish before it ends is given back, and its late end changes nothing', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const one = await given('ended', 1, async () => {
    begun.resolve()
    await end.promise
  })
  const working = workBatch(shop, one)
  await begun.promise
  await giveBack(shop)
  expect(await statesOf('ended')).toEqual({ retry: 1 })
  end.resolve()
  await working
  expect(await statesOf('ended')).toEqual({ retry: 1 })
})

test('a queue that stands there from before takes on what is new about queues', async () => {
  const one = await given('old', 0, async () => undefined)
  await boss.updateQueue('old', { retentionSeconds: 60, notify: true })
  await createQueues(boss, [one])
  expect(await boss.getQueue('old')).toMatchObject({ retentionSeconds: 315_360_000, notify: false })
})
