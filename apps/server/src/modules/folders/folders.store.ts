import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { againOnUnique, onUnique } from '../../platform/database/constraints.ts'
import type { Database } from '../../platform/database/database.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import type { Held } from '../../platform/policy.ts'
import type { FolderFacts } from './folder.ts'
import { isWithin, pathOf } from './inside.ts'
import type { Place } from './place.ts'

export interface NewFolder {
  name: string
  description?: string | null | undefined
  createdBy: string | null
  now: string
}

/** Inserts a folder and answers its id. @throws Refusal NameTaken */
export async function insertFolder(
  db: Database,
  { unitId, folderId }: Held<Place, 'fill'>,
  { now, ...folder }: NewFolder,
): Promise<number> {
  const { id } = await db
    .insertInto('folders')
    .values({ ...folder, unitId, parentId: folderId, path: '', createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(onUnique('folders_living_name', 'NameTaken', { name: folder.name }))
  return id
}

/** The living folder of that name, in any letter case, or a new one. */
export async function findOrInsertFolder(
  db: Database,
  place: Held<Place, 'fill'>,
  folder: NewFolder,
): Promise<{ id: number; name: string; parentId: number | null; isNew: boolean }> {
  const { unitId, folderId: parentId } = place
  const { rows } = await sql<{ id: number; name: string; parentId: number | null; isNew: boolean }>`
    with made as (
      insert into folders (unit_id, parent_id, path, name, description, created_by, created_at, updated_at)
      values (${unitId}, ${parentId}, '', ${folder.name}, ${folder.description ?? null}, ${folder.createdBy}, ${folder.now}, ${folder.now})
      on conflict (unit_id, coalesce(parent_id, 0), name_key(name)) where is_living do nothing
      returning id, name, parent_id, true as is_new
    )
    select * from made union all
    select id, name, parent_id, false from folders
    where unit_id = ${unitId} and coalesce(parent_id, 0) = coalesce(${parentId}::int, 0)
      and name_key(name) = name_key(${folder.name}) and is_living`.execute(db)
  const [row] = rows
  // Made at the root by somebody else between the two halves of the statement: the second look finds it.
  return row ?? findOrInsertFolder(db, place, folder)
}

/** @throws Refusal NameTaken */
export const updateNames = (
  db: Database,
  folder: Held<FolderFacts, 'rename'>,
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
  folders: readonly Held<FolderFacts, 'move'>[],
  { parentId, now }: { parentId: number | null; now: string },
) =>
  db
    .updateTable('folders')
    .set({ parentId, updatedAt: now, version: sql`version + 1` })
    .where(are(folders))
    .execute()
    .catch(onUnique('folders_living_name', 'NameTaken'))

const are = (folders: readonly FolderFacts[], column = 'id') =>
  isAmong(
    column,
    folders.map((folder) => folder.id),
  )

/** Marks folders as trashed, and all folders that live inside as gone with them. */
export async function markTrashed(
  ctx: Context,
  folders: readonly Held<FolderFacts, 'trash'>[],
  now: string,
): Promise<void> {
  const ids = folders.map((folder) => folder.id)
  await sql`
    update folders f set buried_in = root.id
    from folders root where root.id = any(${ids}) and ${isWithin(sql`f.path`, sql`root.path`)} and f.id <> root.id and f.is_living`.execute(
    ctx.db,
  )
  await sql`update folders set trashed_at = ${now}, trashed_by = ${userIdOf(ctx.actor)}, version = version + 1
    where id = any(${ids})`.execute(ctx.db)
}

/** Brings a folder back under `parentId` and `name`, with the folders inside that went with it. Times stay as they were. */
export async function markRestored(
  db: Database,
  folder: Held<FolderFacts, 'restore'>,
  { parentId, name }: { parentId: number | null; name: string },
): Promise<void> {
  await sql`
    update folders set trashed_at = null, trashed_by = null, buried_in = null, parent_id = ${parentId}, name = ${name},
      version = version + 1
    where id = ${folder.id}`
    .execute(db)
    .catch(againOnUnique('folders_living_name'))
  await sql`
    update folders set buried_in = null
    where buried_in = ${wentWith(folder)} and ${isWithin(sql`path`, pathOf(folder.id))}`.execute(db)
}

/** The trashed folder that a folder went with, itself where it was trashed itself. */
export const wentWith = ({ id, trashedAt, buriedIn }: FolderFacts): number | null =>
  trashedAt === null ? buriedIn : id

/** Deletes folders for good with all folders inside, which have to be empty of documents. */
export const deleteFolders = (db: Database, folders: readonly Held<FolderFacts, 'remove'>[]) =>
  sql`delete from folders f using folders root where ${are(folders, 'root.id')} and ${isWithin(sql`f.path`, sql`root.path`)}`.execute(
    db,
  )

export const insertPin = (db: Database, { id }: Held<FolderFacts, 'pin'>, userId: string) =>
  sql`insert into pins (user_id, folder_id) values (${userId}, ${id}) on conflict do nothing`
    .execute(db)
    .then(() => undefined)

export const deletePin = (db: Database, { id }: Held<FolderFacts, 'pin'>, userId: string) =>
  sql`delete from pins where user_id = ${userId} and folder_id = ${id}`.execute(db).then(() => undefined)
