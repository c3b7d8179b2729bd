import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { onUnique } from '../../platform/database/constraints.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Allowed } from '../../platform/policy.ts'
import type { FolderFacts } from './folder.ts'

export interface NewFolder {
  unitId: number
  parentId: number | null
  name: string
  description?: string | null | undefined
  createdBy: string | null
  now: string
}

/** @throws Refusal NameTaken */
export const insertFolder = (db: Database, { now, ...folder }: NewFolder) =>
  db
    .insertInto('folders')
    .values({ ...folder, path: '', createdAt: now, updatedAt: now })
    .returning(['id', 'name', 'parentId'])
    .executeTakeFirstOrThrow()
    .catch(onUnique('folders_living_name', 'NameTaken', { name: folder.name }))

/** The living folder of that name, in any letter case, or a new one. */
export async function findOrInsertFolder(
  db: Database,
  folder: NewFolder,
): Promise<{ id: number; name: string; parentId: number | null; isNew: boolean }> {
  const { rows } = await sql<{ id: number; name: string; parentId: number | null; isNew: boolean }>`
    with made as (
      insert into folders (unit_id, parent_id, path, name, description, created_by, created_at, updated_at)
      values (${folder.unitId}, ${folder.parentId}, '', ${folder.name}, ${folder.description ?? null}, ${folder.createdBy}, ${folder.now}, ${folder.now})
      on conflict (unit_id, coalesce(parent_id, 0), name_key(name)) where is_living do nothing
      returning id, name, parent_id, true as is_new
    )
    select * from made union all
    select id, name, parent_id, false from folders
    where unit_id = ${folder.unitId} and coalesce(parent_id, 0) = coalesce(${folder.parentId}::int, 0)
      and name_key(name) = name_key(${folder.name}) and is_living`.execute(db)
  const [row] = rows
  // Made by somebody else between the two halves of the statement: the second look finds it.
  return row ?? findOrInsertFolder(db, folder)
}

/** @throws Refusal NameTaken */
export const updateNames = (
  db: Database,
  folder: Allowed<FolderFacts, 'rename'>,
  change: { name?: string | undefined; description?: string | null | undefined; now: string },
) =>
  db
    .updateTable('folders')
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.description === undefined ? {} : { description: change.description }),
      updatedAt: change.now,
      version: sql`version + 1`,
    })
    .where('id', '=', folder.id)
    .execute()
    .catch(onUnique('folders_living_name', 'NameTaken', { name: change.name }))

/** @throws Refusal NameTaken, WouldMakeCycle */
export const updateParents = (
  db: Database,
  folders: readonly Allowed<FolderFacts, 'move'>[],
  parentId: number | null,
  now: string,
) =>
  db
    .updateTable('folders')
    .set({ parentId, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', sql<number>`any(${folders.map((folder) => folder.id)})`)
    .execute()
    .catch(onUnique('folders_living_name', 'NameTaken'))

export interface Gone {
  kind: 'folder' | 'document'
  id: number
  name: string
  unitId: number
}

/** Trashes folders with all that lives inside; answers everything that went. @throws Refusal Posted */
export async function markTrashed(
  ctx: Context,
  folders: readonly Allowed<FolderFacts, 'trash'>[],
  now: string,
): Promise<(Gone & { within: number | null })[]> {
  const ids = folders.map((folder) => folder.id)
  // Documents first: their sizes leave the folders while these still live.
  const { rows: documents } = await sql<Gone & { within: number }>`
    update documents d set buried_in = root.id
    from folders root join folders inner_folder on inner_folder.path <@ root.path
    where root.id = any(${ids}) and d.folder_id = inner_folder.id and d.is_living
    returning 'document' as kind, d.id, d.name, d.unit_id, root.id as within`.execute(ctx.db)
  const { rows: inner } = await sql<Gone & { within: number }>`
    update folders f set buried_in = root.id
    from folders root where root.id = any(${ids}) and f.path <@ root.path and f.id <> root.id and f.is_living
    returning 'folder' as kind, f.id, f.name, f.unit_id, root.id as within`.execute(ctx.db)
  const { rows: roots } = await sql<Gone & { within: null }>`
    update folders set trashed_at = ${now}, trashed_by = ${userIdOf(ctx.actor)}, version = version + 1 where id = any(${ids})
    returning 'folder' as kind, id, name, unit_id, null as within`.execute(ctx.db)
  return [...roots, ...inner, ...documents]
}

/** Brings a folder back under `parentId` and `name`, with all that went with it and its time unmoved; answers what came back. */
export async function markRestored(
  db: Database,
  folder: Allowed<FolderFacts, 'restore'>,
  place: { parentId: number | null; name: string },
): Promise<Gone[]> {
  const wentWith = folder.trashedAt === null ? folder.buriedIn : folder.id
  await sql`
    update folders set trashed_at = null, trashed_by = null, buried_in = null, parent_id = ${place.parentId}, name = ${place.name},
      version = version + 1
    where id = ${folder.id}`.execute(db)
  const inside = sql`path <@ (select path from folders where id = ${folder.id})`
  const { rows: folders } = await sql<Gone>`
    update folders set buried_in = null where buried_in = ${wentWith} and ${inside}
    returning 'folder' as kind, id, name, unit_id`.execute(db)
  const { rows: documents } = await sql<Gone>`
    update documents set buried_in = null
    where buried_in = ${wentWith} and folder_id in (select id from folders where ${inside})
    returning 'document' as kind, id, name, unit_id`.execute(db)
  return [...folders, ...documents]
}
