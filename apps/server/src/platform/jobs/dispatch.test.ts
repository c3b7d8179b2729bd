import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'
import { transaction } from '../database/transaction.ts'

const { app, db, people } = await startSinupan()

const sent = async (queue: string) => {
  const { rows } = await sql<{ data: { mailId?: number; name?: string; documentId?: number } }>`
    select data from pgboss.job where name = ${queue} order by created_on, id`.execute(db)
  return rows.map(({ data }) => data)
}
const order = (number: number) =>
  transaction(app.contextFor(system), (ctx) => ctx.jobs.send(ctx.db, 'send-mail', { mailId: number }))
const outbox = () => db.selectFrom('jobOutbox').select('id').execute()

test('what a transaction orders reaches its queue by itself once it is committed, and never when it is undone', async () => {
  await expect(
    transaction(app.contextFor(system), async (ctx) => {
      await ctx.jobs.send(ctx.db, 'send-mail', { mailId: 1 })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await order(2)
  await expect.poll(() => sent('send-mail')).toEqual([{ mailId: 2 }])
  expect(await outbox()).toEqual([])
})

test('a fact reaches each of its subscribers whole, with its subject and its number', async () => {
  const { fileManagerId } = await uploadOne(people.ana, { name: 'Minutes.txt', content: 'The minutes' })
  await app.dispatch()
  const fact = await db
    .selectFrom('facts')
    .selectAll()
    .where('name', '=', 'document.added')
    .where('documentId', '=', fileManagerId)
    .executeTakeFirstOrThrow()
  const { id, at, name, actorId, payload, documentId, unitId } = fact
  expect(await sent('search-index')).toContainEqual({ id, at, name, actorId, payload, documentId, unitId })
})

test('of many orders at once none is lost and none is handed on twice', async () => {
  const before = (await sent('send-mail')).length
  await Promise.all(Array.from({ length: 60 }, (_, number) => order(100 + number)))
  await Promise.all([app.dispatch(), app.dispatch()])
  const numbers = (await sent('send-mail')).slice(before).map(({ mailId: number }) => number)
  expect(numbers.toSorted()).toEqual(Array.from({ length: 60 }, (_, number) => 100 + number))
  expect(await outbox()).toEqual([])
})

test('what a process left behind when it ended is handed on by the next that works', async () => {
  await db
    .insertInto('jobOutbox')
    .values({ queue: 'send-mail', data: JSON.stringify({ mailId: 7 }) })
    .execute()
  await app.work()
  await expect.poll(outbox).toEqual([])
  expect(await sent('send-mail')).toContainEqual({ mailId: 7 })
})
