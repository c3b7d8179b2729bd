import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { type Allowed, allow } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import type { FolderFacts } from './folder.ts'
import { type FolderAction, folderPolicy } from './folders.policy.ts'

/** What the rules look at, of `folders`. */
export const factColumns = sql`id, unit_id, parent_id, path::text as path, name, trashed_at, buried_in, version`

/** The facts of folders by id, in that order. */
export async function findFolderFacts(ctx: Context, ids: readonly number[]): Promise<FolderFacts[]> {
  if (ids.length === 0) return []
  const { rows } =
    await sql<FolderFacts>`select ${factColumns} from folders where ${isAmong('id', ids)} order by id`.execute(ctx.db)
  return rows
}

/**
 * Loads folders to look at, hides those that the actor may not know of, judges the action and proves it: all or none.
 * What changes them goes through `withFolders`.
 *
 * @throws Refusal NotFound, or the code of what stands in the way
 */
export async function requireFolders<A extends FolderAction>(
  ctx: Context,
  ids: readonly number[],
  action: A,
): Promise<Allowed<FolderFacts, A>[]> {
  return judgeFolders(ctx, { folders: await findFolderFacts(ctx, ids), ids, action })
}

/** As `requireFolders`, of one. */
export async function requireFolder<A extends FolderAction>(
  ctx: Context,
  id: number,
  action: A,
): Promise<Allowed<FolderFacts, A>> {
  const [folder] = await requireFolders(ctx, [id], action)
  if (!folder) throw refuse('NotFound')
  return folder
}

/** The place of something that is to be put there, before it comes; `withPlace` asks again. @throws Refusal as it */
export async function requireParent(
  ctx: Context,
  unitId: number,
  parentId: number | null | undefined,
): Promise<number | null> {
  if (!parentId) return null
  const parent = await requireFolder(ctx, parentId, 'fill')
  if (parent.unitId !== unitId) throw refuse('NotFound')
  return parent.id
}

/** Those of `ids` among folders that were read, judged; whoever may not know of one is told that it is not there. */
export function judgeFolders<A extends FolderAction>(
  { actor }: Context,
  { folders, ids, action }: { folders: readonly FolderFacts[]; ids: readonly number[]; action: A },
): Allowed<FolderFacts, A>[] {
  const wanted = new Set(ids)
  const found = folders.filter((folder) => wanted.has(folder.id))
  if (found.length < wanted.size) throw refuse('NotFound')
  for (const folder of found) allow(folderPolicy, 'view', { actor, folder }, folder)
  return found.map((folder) => allow(folderPolicy, action, { actor, folder }, folder))
}
