import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { UserActor } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { findActorOfUser } from '../people/index.ts'
import type { DocumentRow } from './document-row.ts'
import { documentStamp } from './document-stamp.ts'
import { selectDocumentRows } from './documents.queries.ts'
import { sharedOf } from './kept-documents.ts'

const sinupan = await startSinupan()
const { app, db, people, university } = sinupan
const given = new Given(sinupan)

// A document that has everything a row tells of.
const top = await people.ana.ask(contract.createLocation, {
  params: { deliveryUnitId: people.ana.unitId },
  body: { location: 'Room' },
})
const box = await people.ana.ask(contract.createLocation, {
  params: { deliveryUnitId: people.ana.unitId },
  body: { location: 'Box', parentId: top.id },
})
const id = await given.document({ tagIds: [university.tags.urgent], description: 'All of it' })
// Its neighbour, to which a hold or a loan may be changed.
await given.document()
await given.file(id, { by: 'ana' })
await given.approved(id)
await people.ana.ask(contract.placeDocuments, { body: { fileLocationId: box.id, fileManagerIds: [id] } })
await people.records.ask(contract.createHold, {
  body: { kind: 'legal', reason: 'A case before the court.', fileManagerIds: [id] },
})
await sql`insert into loans (document_id, requested_by, requested_at, needed_by, reason)
  values (${id}, ${people.ben.userId}, now(), current_date, 'To copy it')`.execute(db)

const ctx = app.contextFor((await findActorOfUser(db, people.records.userId, new Date())) as UserActor)

async function readOn(on: Database): Promise<{ row: object; stamp: string }> {
  const listing = { where: sql`d.id = ${id}`, isPlain: true, isUncounted: true, page: 0, pageSize: 1 }
  const asked: Context = { ...ctx, db: on }
  const { rows } = await selectDocumentRows<{ stamp: string }>(asked, {
    ...listing,
    columns: sql`${documentStamp} as stamp`,
  })
  const [row] = rows
  const { stamp: _, ...shared } = row ? (sharedOf(row as DocumentRow) as unknown as { stamp: string }) : { stamp: '' }
  return { row: shared, stamp: row?.stamp ?? '' }
}

/** What is done to a copy of the database that nobody keeps. */
const undone = async <T>(work: (on: Database) => Promise<T>): Promise<T> => {
  const done: { result?: T } = {}
  await db
    .transaction()
    .execute(async (on) => {
      done.result = await work(on)
      throw new Error('undone')
    })
    .catch((error: Error) => {
      if (error.message !== 'undone') throw error
    })
  return done.result as T
}

const stamped = [
  'blobs',
  'document_tags',
  'documents',
  'files',
  'hold_documents',
  'holds',
  'loans',
  'locations',
  'postings',
]
// Known by their own number (decision 0063), told by the statement itself to whoever asks, or that number.
const others = [
  'access_levels',
  'approvers',
  'categories',
  'category_groups',
  'disposal_items',
  'offices',
  'pins',
  'reference_generation',
  'tags',
  'units',
  'users',
]
const ofWhatIsGiven = [
  'access_grants',
  'access_requests',
  'pool_documents',
  'pool_members',
  'pools',
  'share_people',
  'shares',
]

/** How often each table was read on a connection. */
async function readingsOn(on: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as count from pg_stat_xact_user_tables order by 1`.execute(
    on,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

test('a row is read from tables that the stamp knows, from reference data, and from what is the actor’s own', async () => {
  const read = await undone(async (on) => {
    const before = await readingsOn(on)
    await readOn(on)
    const after = await readingsOn(on)
    return [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name)
  })
  expect(read.filter((name) => ![...others, ...ofWhatIsGiven].includes(name))).toEqual(stamped)
})

interface Column {
  table: string
  column: string
  type: string
}
const { rows: columns } = await sql<Column>`
  select table_name as "table", column_name as "column", udt_name as type from information_schema.columns
  where table_schema = 'public' and table_name = any(${stamped}) and is_generated = 'NEVER' order by 1, ordinal_position`.execute(
  db,
)

/** What a column of that type might be changed to; most tables take only some of it. */
const changes: Record<string, readonly string[]> = {
  bool: ['not %'],
  int2: ['% + 1', '1', '0', 'null'],
  int4: ['% + 1', '1', '2', '3', 'null'],
  int8: ['% + 1', 'null'],
  text: [
    `% || 'x'`,
    `'Other'`,
    ...[
      'returned',
      'approved',
      'failed',
      'waiting',
      'done',
      'pdf',
      'html',
      'words',
      'libreoffice',
      'audit',
      'series',
      'shelf',
    ].map((word) => `'${word}'`),
    'null',
  ],
  date: [`'2011-11-11'`, 'null'],
  timestamptz: [`now() + interval '1 day'`, 'null'],
  uuid: [`'${people.carla.userId}'`, 'null'],
  _text: [`array['eng']`, 'null'],
  _int4: [`array[1]`, 'null'],
  ltree: [`'1'`],
}

/** What a row and its stamp become when a column is changed, for each change that the table takes. */
const afterChanges = ({ table, column, type }: Column) =>
  undone(async (on) => {
    const seen: { row: object; stamp: string }[] = []
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(on)
    for (const change of changes[type] ?? ['null']) {
      await sql`savepoint before_change`.execute(on)
      const to = sql.raw(change.replaceAll('%', `"${column}"`))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}`.execute(on).then(
        async () => seen.push(await readOn(on)),
        () => undefined,
      )
      await sql`rollback to before_change`.execute(on)
    }
    return seen
  })

test('whatever is changed of a row changes its stamp: every column of every table that it is read from', async () => {
  const before = await readOn(db)
  const told = new Set<string>()
  for (const one of columns)
    for (const after of await afterChanges(one)) {
      if (JSON.stringify(after.row) === JSON.stringify(before.row)) continue
      told.add(`${one.table}.${one.column}`)
      expect({ ...one, stamp: after.stamp }).not.toEqual({ ...one, stamp: before.stamp })
    }
  expect(new Set([...told].map((name) => name.split('.')[0]))).toEqual(new Set(stamped))
  expect(told.size).toBeGreaterThan(50)
  expect(await readOn(db)).toEqual(before)
}, 120_000)

test.each(stamped)('a row that %s lose changes the stamp with what is told', async (table) => {
  const before = await readOn(db)
  const after = await undone(async (on) => {
    for (const one of stamped) await sql`alter table ${sql.table(one)} disable trigger user`.execute(on)
    const isGone = await sql`delete from ${sql.table(table)}`.execute(on).then(
      () => true,
      () => false,
    )
    return isGone ? readOn(on) : undefined
  })
  if (after) expect(after.stamp !== before.stamp).toBe(JSON.stringify(after.row) !== JSON.stringify(before.row))
})
