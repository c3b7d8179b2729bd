import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/count-statements.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { Database } from './database.ts'
import { gatheredReads } from './gathered-reads.ts'

const { db } = await startSinupan()
const names = Array.from({ length: 300 }, (_, no) => `Tag ${no}`)
await db
  .insertInto('tags')
  .values(names.map((name) => ({ name })))
  .execute()
const ids = new Map((await db.selectFrom('tags').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]))
const idOf = (no: number) => String(ids.get(`Tag ${no}`))

const findName = gatheredReads(async (on: Database, keys: readonly string[]) => {
  const { rows } = await sql<{ key: string; name: string }>`
    select id::text as key, name from tags where id = any(${keys}::integer[])`.execute(on)
  return new Map(rows.map(({ key, name }) => [key, name]))
})

describe('reads that are gathered', () => {
  test('ask once for all who come while one is on its way, and tell each of their own', async () => {
    let found: (string | undefined)[] = []
    const statements = await statementsOf(async () => {
      found = await Promise.all(names.map((_, no) => findName(db, idOf(no))))
    })
    expect(found).toEqual(names)
    // The first alone, the others a hundred at a time.
    expect(statements).toBe(4)
    expect(await findName(db, '0')).toBeUndefined()
  })

  test('tell whoever asks after a change of that change, also behind one that was asked before it', async () => {
    const earlier = findName(db, idOf(0))
    await sql`update tags set name = 'Renamed' where id = ${ids.get('Tag 0')}`.execute(db)
    expect(await findName(db, idOf(0))).toBe('Renamed')
    await earlier
  })

  test('within a transaction see what it has changed itself, and nobody else does', async () => {
    await db.transaction().execute(async (mine) => {
      await sql`update tags set name = 'Mine' where id = ${ids.get('Tag 1')}`.execute(mine)
      expect(await findName(mine, idOf(1))).toBe('Mine')
      expect(await findName(db, idOf(1))).toBe('Tag 1')
    })
  })

  test('let a key that can be none fail alone', async () => {
    const asked = [idOf(2), idOf(3), 'no number', idOf(4)]
    const results = await Promise.allSettled(asked.map((key) => findName(db, key)))
    expect(results.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      'Tag 2',
      'Tag 3',
      'failed',
      'Tag 4',
    ])
  })
})
