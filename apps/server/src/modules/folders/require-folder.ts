import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { type Allowed, allow } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import type { FolderFacts } from './folder.ts'
import { type FolderAction, folderPolicy } from './folders.policy.ts'

// Putting something into a folder locks nothing yet: the database refuses what comes to life in a folder that went to
// the trash meanwhile, and a folder must not be held for as long as an upload's transaction lasts.
const withoutLock = new Set<FolderAction>(['view', 'fill'])

async function findFolders(ctx: Context, ids: readonly number[], action: FolderAction): Promise<FolderFacts[]> {
  if (ctx.db.isTransaction && !withoutLock.has(action)) await sql`select from lock_ways(${ids})`.execute(ctx.db)
  return ctx.db
    .selectFrom('folders')
    .select([
      'id',
      'unitId',
      'parentId',
      sql<string>`path::text`.as('path'),
      'name',
      'trashedAt',
      'buriedIn',
      'version',
    ])
    .where(isAmong('id', ids))
    .orderBy('id')
    .execute()
}

/**
 * Loads folders, hides those that the actor may not know of, judges the action and proves it: all or none. Inside a
 * transaction the folders and all above them are locked, so that they stay as judged.
 *
 * @throws Refusal NotFound, or the code of what stands in the way
 */
export async function requireFolders<A extends FolderAction>(
  ctx: Context,
  ids: readonly number[],
  action: A,
): Promise<Allowed<FolderFacts, A>[]> {
  const folders = await findFolders(ctx, ids, action)
  if (folders.length < ids.length) throw refuse('NotFound')
  for (const folder of folders) allow(folderPolicy, 'view', { actor: ctx.actor, folder }, folder)
  return folders.map((folder) => allow(folderPolicy, action, { actor: ctx.actor, folder }, folder))
}

export async function requireFolder<A extends FolderAction>(
  ctx: Context,
  id: number,
  action: A,
): Promise<Allowed<FolderFacts, A>> {
  const [folder] = await requireFolders(ctx, [id], action)
  if (!folder) throw refuse('NotFound')
  return folder
}
