import type { Context } from '../../../platform/context.ts'
import type { Held } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { findLandings, freeNames, lockRootNames } from '../../folders/index.ts'
import { announceRestored } from '../announce-many.ts'
import type { DocumentFacts } from '../document.ts'
import { markRestored } from '../documents.store.ts'
import { withDocuments } from '../with-documents.ts'

export interface Restored {
  restoredTo: { fileFolderId: number; path: string }
  wasRenamed: boolean
}

/** Brings a document back where it was, or into the nearest living folder above, under a free name. */
export async function restoreDocument(ctx: Context, id: number): Promise<Restored> {
  const [restored] = await restoreDocuments(ctx, [id])
  if (!restored) throw refuse('NotFound')
  const { restoredTo, wasRenamed } = restored
  return { restoredTo, wasRenamed }
}

/** As `restoreDocument`, of many, all or none. */
export function restoreDocuments(
  ctx: Context,
  ids: readonly number[],
): Promise<(Restored & { id: number; name: string })[]> {
  return withDocuments(ctx, ids, 'restore', async (ctx, documents) => {
    const returning = await named(ctx, await landed(ctx, documents))
    await markRestored(ctx.db, returning)
    await announceRestored(ctx, ids)
    return returning.map(({ id, folderId, path, name, hadName }) => ({
      id,
      name,
      restoredTo: { fileFolderId: folderId ?? 0, path },
      wasRenamed: name !== hadName,
    }))
  })
}

type Returning = Held<DocumentFacts, 'restore'> & { path: string; hadName: string }

/** Each with the place that it comes back to. */
async function landed({ db }: Context, documents: readonly Held<DocumentFacts, 'restore'>[]): Promise<Returning[]> {
  const landings = await findLandings(
    db,
    documents.map((one) => one.folderId),
  )
  return documents.map((one) => ({ ...one, ...landings(one.folderId), hadName: one.name }))
}

/** Each under a name that is free where it comes back to. */
async function named({ db }: Context, returning: readonly Returning[]): Promise<Returning[]> {
  const places = [...Map.groupBy(returning, (one) => `${one.unitId} ${one.folderId}`).values()]
  // One that is taken meanwhile has all of them begun anew, which is nothing for one and a good deal for many.
  const manyAtRoot = places.flatMap(([one, another]) => (one?.folderId === null && another ? one.unitId : []))
  if (manyAtRoot.length > 0) await lockRootNames(db, ...manyAtRoot)
  const free = new Map<number, string>()
  for (const place of places) {
    const [{ unitId, folderId }] = place as [Returning]
    const wanted = place.map((one) => one.name)
    const names = await freeNames(db, { unitId, folderId }, 'document', wanted)
    for (const [index, one] of place.entries()) free.set(one.id, names[index] ?? one.name)
  }
  return returning.map((one) => ({ ...one, name: free.get(one.id) ?? one.name }))
}
