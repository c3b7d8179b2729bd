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

export interface WantedFolder {
  parentId: number | null
  name: string
  description?: string | null | undefined
}
export interface FoundFolder {
  id: number
  name: string
  parentId: number | null
  isNew: boolean
}

/**
 * Of each the living folder of that name in its parent, in any letter case, or a new one, in one statement; in their order.
 * Their parents are there already.
 */
export async function findOrInsertFolders(
  db: Database,
  place: Held<Place, 'fill'>,
  wanted: readonly WantedFolder[],
  by: Pick<NewFolder, 'createdBy' | 'now'>,
): Promise<FoundFolder[]> {
  const parents = wanted.map((one) => one.parentId)
  const names = wanted.map((one) => one.name)
  const descriptions = wanted.map((one) => one.description ?? null)
  const { rows } = await sql<FoundFolder & { no: number }>`
    with wanted as (
      select no::integer, parent_id, name, description
      from unnest(${parents}::integer[], ${names}::text[], ${descriptions}::text[]) with ordinality as w (parent_id, name, description, no)
    ), made as (
      insert into folders (unit_id, parent_id, path, name, description, created_by, created_at, updated_at)
      select ${place.unitId}, parent_id, '', name, description, ${by.createdBy}::uuid, ${by.now}::timestamptz, ${by.now}::timestamptz
      from wanted order by no
      on conflict (unit_id, coalesce(parent_id, 0), name_key(name)) where is_living do nothing
      returning id, name, parent_id
    )
    select no, m.id, m.name, m.parent_id, true as is_new from wanted w
    join made m on m.parent_id is not distinct from w.parent_id and name_key(m.name) = name_key(w.name)
    union all
    select no, f.id, f.name, f.parent_id, false from wanted w
    join folders f on f.unit_id = ${place.unitId} and coalesce(f.parent_id, 0) = coalesce(w.parent_id, 0)
      and name_key(f.name) = name_key(w.name) and f.is_living`.execute(db)
  const found = new Map(rows.map(({ no, ...folder }) => [no, folder]))
  const missing = wanted.filter((_, index) => !found.has(index + 1))
  // Made at the root by somebody else between the two halves of the statement: the second look finds them.
  const late = missing.length > 0 ? await findOrInsertFolders(db, place, missing, by) : []
  return wanted.flatMap((_, index) => found.get(index + 1) ?? late.shift() ?? [])
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
