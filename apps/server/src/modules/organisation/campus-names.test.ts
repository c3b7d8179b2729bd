import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const { db } = await startSinupan({}, { isEmpty: true })
const file = join(import.meta.dirname, '../../../migrations/0022-periods-and-names.sql')

test('campuses that had one name are numbered, the oldest keeps it, and nobody takes a name that is there', async () => {
  await sql`drop index campuses_name`.execute(db)
  const names = ['City', 'CITY', 'city (2)', 'City', 'Other', 'x'.repeat(255), 'X'.repeat(255)]
  for (const [number, name] of names.entries())
    await sql`insert into campuses (name, short_name) values (${name}, ${`C${number}`})`.execute(db)
  const migration = await readFile(file, 'utf8')
  const [numbering = '', index = ''] = migration.slice(migration.indexOf('do $$')).split(/(?=create unique index)/)
  for (const statement of [numbering, index]) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ name: string; version: number }>`select name, version from campuses order by id`.execute(
    db,
  )
  expect(rows).toEqual([
    { name: 'City', version: 1 },
    { name: 'CITY (3)', version: 2 },
    { name: 'city (2)', version: 1 },
    { name: 'City (4)', version: 2 },
    { name: 'Other', version: 1 },
    { name: 'x'.repeat(255), version: 1 },
    { name: `${'X'.repeat(240)} (2)`, version: 2 },
  ])
})
