import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Allowed, type Held, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import type { FolderFacts } from './folder.ts'
import type { FolderAction } from './folders.policy.ts'
import type { Place } from './place.ts'
import { factColumns, judgeFolders } from './require-folder.ts'

// What changes ways has the tree for itself.
const alone = new Set<FolderAction>(['move', 'restore'])

/**
 * The gate of what is done to folders: locks them and all above them from the top down, then reads, then judges, and
 * hands `work` the proofs; all or none, in one transaction.
 *
 * @throws Refusal NotFound, or the code of what stands in the way
 */
export function withFolders<A extends FolderAction, T>(
  ctx: Context,
  ids: readonly number[],
  action: A,
  work: (ctx: Context, folders: readonly Held<FolderFacts, A>[]) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    const folders = await lockFolders(ctx, ids, alone.has(action))
    return work(ctx, judgeFolders(ctx, { folders, ids, action }).map(underLock))
  })
}

/** As `withFolders`, of one. */
export const withFolder = <A extends FolderAction, T>(
  ctx: Context,
  id: number,
  action: A,
  work: (ctx: Context, folder: Held<FolderFacts, A>) => Promise<T>,
): Promise<T> => withFolders(ctx, [id], action, (ctx, folders) => work(ctx, only(folders)))

/**
 * The gate of what moves folders into another one (0: the root of their unit).
 *
 * @throws Refusal NotFound, OtherUnit, or the code of what stands in the way
 */
export function withFoldersInto<T>(
  ctx: Context,
  { ids, destinationId }: { ids: readonly number[]; destinationId: number },
  work: (ctx: Context, folders: readonly Held<FolderFacts, 'move'>[], destination: Destination) => Promise<T>,
): Promise<T> {
  const into = destinationId === 0 ? [] : [destinationId]
  return transaction(ctx, async (ctx) => {
    const locked = await lockFolders(ctx, [...ids, ...into], true)
    const folders = judgeFolders(ctx, { folders: locked, ids, action: 'move' }).map(underLock)
    return work(ctx, folders, destinationOf(ctx, { destinationId, locked, unitIds: folders.map((one) => one.unitId) }))
  })
}

/** A place that things move into, with the ids of the folders on the way to it, itself included. */
export type Destination = Held<Place, 'fill'> & { way: readonly number[] }

/** The destination among locked folders. @throws Refusal NotFound, InTrash; OtherUnit where things of another unit would go there */
export function destinationOf(
  ctx: Context,
  wanted: { destinationId: number; locked: readonly FolderFacts[]; unitIds: readonly number[] },
): Destination {
  const { destinationId, locked } = wanted
  const [folder] =
    destinationId === 0 ? [] : judgeFolders(ctx, { folders: locked, ids: [destinationId], action: 'fill' })
  const units = new Set([...wanted.unitIds, ...(folder ? [folder.unitId] : [])])
  const [unitId = 0] = units
  if (units.size > 1) throw refuse('OtherUnit')
  return placeOf({ unitId, folderId: folder?.id ?? null, way: folder ? folder.path.split('.').map(Number) : [] })
}

/**
 * The gate of what is put into a folder, or into the root of a unit (0 or null).
 *
 * @throws Refusal NotYourDeliveryUnit; NotFound for a folder of another unit; InTrash
 */
export function withPlace<T>(
  ctx: Context,
  { unitId, parentId }: { unitId: number; parentId: number | null | undefined },
  work: (ctx: Context, place: Held<Place, 'fill'>) => Promise<T>,
): Promise<T> {
  requireOwnUnit(ctx, unitId)
  return transaction(ctx, async (ctx) => {
    if (!parentId) return work(ctx, placeOf({ unitId, folderId: null }))
    const locked = await lockFolders(ctx, [parentId], false)
    const folder = only(judgeFolders(ctx, { folders: locked, ids: [parentId], action: 'fill' }))
    if (folder.unitId !== unitId) throw refuse('NotFound')
    return work(ctx, placeOf({ unitId, folderId: folder.id }))
  })
}

const placeOf = <P extends Place>(place: P): Held<P, 'fill'> => underLock(place as Allowed<P, 'fill'>)

async function lockFolders(ctx: Context, ids: readonly number[], isAlone: boolean): Promise<FolderFacts[]> {
  if (ids.length === 0) return []
  if (isAlone) await sql`select lock_trees_alone(${ids}::integer[])`.execute(ctx.db)
  const { rows } = await sql<FolderFacts>`select ${factColumns} from lock_folders(${ids}::integer[])`.execute(ctx.db)
  return rows
}

function only<T>([one]: readonly T[]): T {
  if (one === undefined) throw refuse('NotFound')
  return one
}
