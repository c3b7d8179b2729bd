import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/count-statements.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { system } from '../actor.ts'
import { connect, databaseOn } from './database.ts'
import { transactionEnding } from './transaction.ts'

const { app, databaseUrl } = await startSinupan({}, { isEmpty: true })
// One connection: what a failure leaves on it the next who takes it would find.
const pool = connect(databaseUrl, 1)
const db = databaseOn(pool)
afterAll(() => pool.end())
const ctx = { ...app.contextFor(system), db }

await sql`create table notes (id integer primary key, later integer references notes deferrable initially deferred)`.execute(
  db,
)
beforeEach(() => sql`delete from notes`.execute(db))
const note = (id: number, later: number | null = null) =>
  sql<{ id: number }>`insert into notes values (${id}, ${later}) returning id`
const notes = async () =>
  (await sql<{ id: number }>`select id from notes order by id`.execute(db)).rows.map(({ id }) => id)
const write = (ids: readonly number[], last: number, later?: number) =>
  transactionEnding(ctx, async ({ db }) => {
    for (const id of ids) await note(id).execute(db)
    return { last: note(last, later), read: (rows: readonly { id: number }[]) => rows.map(({ id }) => id) }
  })

const circle: { self?: unknown } = {}
circle.self = circle
const noteOf = (value: unknown) => sql<{ id: number }>`insert into notes values (${value}::integer) returning id`
const unsendable = noteOf(circle)
const noteAnd = (id: number, last: typeof unsendable) => async (inner: typeof ctx) => {
  await note(id).execute(inner.db)
  return { last, read: () => id }
}

describe('a transaction', () => {
  test('begins with its first statement and ends with its last', async () => {
    expect(await statementsOf(async () => expect(await write([], 1)).toEqual([1]))).toBe(1)
    expect(await statementsOf(async () => expect(await write([2], 3)).toEqual([3]))).toBe(2)
    expect(await notes()).toEqual([1, 2, 3])
  })

  test('in which nothing is asked asks nothing, whether it ends well or not', async () => {
    const nothing = () => db.transaction().execute(async () => 1)
    const failing = () => db.transaction().execute(() => Promise.reject(new Error('no')))
    expect(await statementsOf(() => Promise.all([nothing(), expect(failing()).rejects.toThrow('no')]))).toBe(0)
    expect(await write([], 4)).toEqual([4])
  })

  test.each([
    ['its first statement', () => write([1, 1], 2)],
    ['its only statement', () => write([], 0 / 0)],
    ['its last statement', () => write([1], 1)],
    ['its commit', () => write([1], 2, 99)],
  ])('that fails in %s leaves nothing, tells why, and the next one on its connection is whole', async (_, fail) => {
    await expect(fail()).rejects.toMatchObject({ code: expect.stringMatching(/^2/) })
    expect(await notes()).toEqual([])
    expect(await write([5], 6)).toEqual([6])
    expect(await notes()).toEqual([5, 6])
  })

  test.each([
    ['first', () => db.transaction().execute((db) => unsendable.execute(db))],
    ['last', () => transactionEnding(ctx, noteAnd(1, unsendable))],
    ['only', () => transactionEnding(ctx, async () => ({ last: unsendable, read: () => 1 }))],
  ])(
    'whose %s statement holds what can’t be sent leaves nothing, says so, and the next one is whole',
    async (_, fail) => {
      await expect(fail()).rejects.toThrow('circular')
      expect(await notes()).toEqual([])
      expect(await write([5], 6)).toEqual([6])
      // The same statement, of another value.
      await noteOf(7).execute(db)
      expect(await notes()).toEqual([5, 6, 7])
    },
  )

  test('whose statement can’t be read by PostgreSQL yet can say it later', async () => {
    const wish = (no: number) => sql<{ no: number }>`insert into wishes values (${no}) returning no`
    const early = db.transaction().execute((db) => wish(1).execute(db))
    const last = transactionEnding(ctx, async ({ db }) => {
      await note(1).execute(db)
      return { last: wish(2), read: (rows: readonly unknown[]) => rows }
    })
    await expect(early).rejects.toMatchObject({ code: '42P01' })
    await expect(last).rejects.toMatchObject({ code: '42P01' })
    await sql`create table wishes (no integer)`.execute(db)
    await db.transaction().execute((db) => wish(3).execute(db))
    expect(await transactionEnding(ctx, async () => ({ last: wish(4), read: (rows) => rows }))).toEqual([{ no: 4 }])
    expect((await sql`select no from wishes order by no`.execute(db)).rows).toEqual([{ no: 3 }, { no: 4 }])
    expect(await notes()).toEqual([])
  })

  test('is undone where its work fails after its beginning, also what was to go with the commit', async () => {
    const work = db.transaction().execute(async (db) => {
      await note(1).execute(db)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await notes()).toEqual([])
  })

  test('within another one takes part in it, and ends with it', async () => {
    const outer = transactionEnding(ctx, async (ctx) => {
      const made = await transactionEnding(ctx, async () => ({ last: note(1), read: (rows) => rows.length }))
      expect(made).toBe(1)
      throw new Error('all of it')
    })
    await expect(outer).rejects.toThrow('all of it')
    expect(await notes()).toEqual([])
  })
})
