import { sql } from 'kysely'
import { againOnReferenced, onReferenced, onUnique } from '../../platform/database/constraints.ts'
import type { Database, DB } from '../../platform/database/database.ts'
import type { HeldTaxon, Taxon } from './taxon.ts'
import type { Taxonomist } from './taxonomy.policy.ts'

type Columns = Readonly<Record<string, unknown>>

const taken: Record<Taxon, [constraint: string, field: string, message: string]> = {
  categoryGroups: ['category_groups_name', 'group', 'Another group has that name.'],
  categories: ['categories_group_name', 'category', 'That group has a category of that name.'],
  tags: ['tags_name', 'tagName', 'Another tag has that name. Merge them to have one.'],
}

function onTaken(table: Taxon) {
  const [constraint, field, message] = taken[table]
  return onUnique(constraint, 'NameTaken', { errors: { [field]: [message] } })
}

/** Inserts one and answers its id. @throws Refusal NameTaken */
export async function insertTaxon(
  db: Database,
  _taxonomist: Taxonomist,
  table: Taxon,
  columns: Columns,
): Promise<number> {
  const { id } = await db
    .insertInto(table as keyof DB)
    .values(columns as never)
    .returning('id' as never)
    .executeTakeFirstOrThrow()
    .catch(onTaken(table))
  return id as number
}

/** Changes the columns that are given and raises the version. @throws Refusal NameTaken */
export async function updateTaxon<K extends Taxon>(
  db: Database,
  table: K,
  { id }: HeldTaxon<K>,
  columns: Columns,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  await db
    .updateTable(table as 'tags')
    .set({ ...given, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
    .catch(onTaken(table))
}

/** Deletes one. @throws Refusal InUse where something still points to it */
export const deleteTaxon = <K extends Taxon>(db: Database, table: K, taxon: HeldTaxon<K>) =>
  remove(db, table, taxon).catch(onReferenced())

/** Deletes one whose uses were moved; where something has come to point to it meanwhile, all begins anew. */
export const deleteReplaced = <K extends Taxon>(db: Database, table: K, taxon: HeldTaxon<K>) =>
  remove(db, table, taxon).catch(againOnReferenced())

const remove = <K extends Taxon>(db: Database, table: K, { id }: HeldTaxon<K>) =>
  db
    .deleteFrom(table as 'tags')
    .where('id', '=', id)
    .execute()

/**
 * Locks some against each other's changes, in one order everywhere. Documents that come to point to them don't wait: who
 * holds a document must not have to wait for who wants to lock all documents of a series.
 */
export const lockTaxa = (db: Database, table: Taxon, ...ids: number[]) =>
  sql`select id from ${sql.table(table)} where id = any(${ids}) order by id for no key update`.execute(db)
