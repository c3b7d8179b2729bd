import { sql } from 'kysely'
import { onReferenced } from '../../platform/database/constraints.ts'
import type { Database, DB } from '../../platform/database/database.ts'
import { refuse } from '../../platform/refusal.ts'
import type { HeldEntity, Kept } from './kept.ts'
import type { Keeper } from './organisation.policy.ts'

type Columns = Readonly<Record<string, unknown>>

const nameTaken = (field: string, message: string) => ({ errors: { [field]: [message] } })
const taken: Record<Kept, Readonly<Record<string, Record<string, unknown>>>> = {
  campuses: {
    campuses_name: nameTaken('campusName', 'Another campus has that name.'),
    campuses_short_name: nameTaken('shortName', 'Another campus has that short name.'),
  },
  offices: { offices_campus_name: nameTaken('name', 'That campus has an office of that name.') },
  units: { units_office_name: nameTaken('name', 'That office has a unit of that name.') },
  accessLevels: { access_levels_access: nameTaken('access', 'Another level has that name.') },
}

/** A broken index of names becomes a refusal that names its field. */
function onTaken(table: Kept) {
  return (error: unknown): never => {
    const details = taken[table][(error as { constraint?: string }).constraint ?? '']
    throw details ? refuse('NameTaken', details) : error
  }
}

/** Inserts one and answers its id. @throws Refusal NameTaken */
export async function insertKept(db: Database, _keeper: Keeper, table: Kept, columns: Columns): Promise<number> {
  const { id } = await db
    .insertInto(table as keyof DB)
    .values(columns as never)
    .returning('id' as never)
    .executeTakeFirstOrThrow()
    .catch(onTaken(table))
  return id as number
}

/**
 * Inserts many with one statement and answers their ids in the order given: PostgreSQL numbers the rows of a statement as
 * they stand. @throws Refusal NameTaken
 */
export async function insertManyKept(
  db: Database,
  _keeper: Keeper,
  table: Kept,
  rows: readonly Columns[],
): Promise<number[]> {
  const made = await db
    .insertInto(table as keyof DB)
    .values(rows as never)
    .returning('id' as never)
    .execute()
    .catch(onTaken(table))
  return made.map(({ id }) => id as number)
}

/** Keeps everybody else from changing campuses, offices and units until the transaction ends; what points to them goes on. */
export const lockOrganisation = (db: Database) =>
  sql`lock table campuses, offices, units in share row exclusive mode`.execute(db)

/** Changes the columns that are given and raises the version. @throws Refusal NameTaken */
export async function updateKept<K extends Kept>(
  db: Database,
  table: K,
  { id }: HeldEntity<K>,
  columns: Columns,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  await db
    .updateTable(table as 'campuses')
    .set({ ...given, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
    .catch(onTaken(table))
}

/** Deletes one. @throws Refusal InUse where something still points to it */
export async function deleteKept<K extends Kept>(db: Database, table: K, { id }: HeldEntity<K>): Promise<void> {
  await db
    .deleteFrom(table as 'campuses')
    .where('id', '=', id)
    .execute()
    .catch(onReferenced())
}

/** Locks one, so that what is read of it next stays so; nothing points to it anew meanwhile. */
export const lockKept = (db: Database, table: Kept, id: number) =>
  db
    .selectFrom(table as 'campuses')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
