import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'
import { transaction } from '../database/transaction.ts'

const sinupan = await startSinupan()
const { people, app, db } = sinupan

test('what somebody uploads is read before what an import has put into the queue', async () => {
  const ctx = app.contextFor({ kind: 'system' })
  const imported = 'a'.repeat(64)
  await transaction(ctx, (ctx) => ctx.jobs.send(ctx.db, 'derive', { sha256: imported }))
  await uploadOne(people.ana, { name: 'Minutes.txt', content: 'The minutes' })
  await app.dispatch()
  const { rows } = await sql<{ queue: string; priority: number; isImported: boolean }>`
    select name as queue, priority, data ->> 'sha256' = ${imported} as is_imported from pgboss.job
    where name in ('derive', 'search-index') order by name, priority desc`.execute(db)
  expect(rows.filter((row) => row.queue === 'derive').map((row) => row.isImported)).toEqual([false, true])
  expect(rows.filter((row) => row.queue === 'search-index').every((row) => row.priority > 0)).toBe(true)
})
