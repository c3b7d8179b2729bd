import { sql } from 'kysely'
import { againOnReferenced, onReferenced, onUnique } from '../../platform/database/constraints.ts'
import type { Database, DB } from '../../platform/database/database.ts'

export type Taxon = 'categoryGroups' | 'categories' | 'tags'
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
export async function insertTaxon(db: Database, table: Taxon, columns: Columns): Promise<number> {
  const { id } = await db
    .insertInto(table as keyof DB)
    .values(columns as never)
    .returning('id' as never)
    .executeTakeFirstOrThrow()
    .catch(onTaken(table))
  return id as number
}

/** Changes the columns that are given and raises the version. @throws Refusal NameTaken */
export async function updateTaxon(db: Database, table: Taxon, id: number, columns: Columns): Promise<void> {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  await db
    .updateTable(table as 'tags')
    .set({ ...given, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
    .catch(onTaken(table))
}

/** Deletes one. @throws Refusal InUse where something still points to it */
export const deleteTaxon = (db: Database, table: Taxon, id: number) => remove(db, table, id).catch(onReferenced())

/** Deletes one whose uses were moved; where something has come to point to it meanwhile, all begins anew. */
export const deleteReplaced = (db: Database, table: Taxon, id: number) =>
  remove(db, table, id).catch(againOnReferenced())

const remove = (db: Database, table: Taxon, id: number) =>
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
