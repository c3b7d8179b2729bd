import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { freeName, requireFolder } from '../../folders/index.ts'
import { documentMoved, documentRenamed } from '../documents.facts.ts'
import { updateFolder, updateMetadata } from '../documents.store.ts'
import { requireDocuments } from '../require-document.ts'

export interface MoveDocuments {
  ids: readonly number[]
  /** 0: the root of their unit. */
  destinationId: number
  /** A name that is taken there becomes `name (2)` instead of a refusal. */
  isNumbered?: boolean
}

/** Moves documents into a folder, all or none. @throws Refusal OtherUnit, NameTaken, InTrash */
export function moveDocuments(ctx: Context, { ids, destinationId, isNumbered = false }: MoveDocuments): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const documents = await requireDocuments(ctx, ids, 'move')
    const destination = destinationId === 0 ? null : await requireFolder(ctx, destinationId, 'fill')
    const units = new Set([...documents.map((one) => one.unitId), ...(destination ? [destination.unitId] : [])])
    if (units.size > 1) throw refuse('OtherUnit')
    const to = destination?.id ?? null
    const moving = documents.filter((one) => one.folderId !== to)
    if (isNumbered) await numberTaken(ctx, moving, to)
    await updateFolder(ctx.db, moving, to, ctx.clock.now().toISOString())
    await ctx.publish(
      ...moving.map(({ id, unitId, name, folderId }) =>
        documentMoved({ documentId: id, unitId }, { name, from: folderId, to }),
      ),
    )
  })
}

async function numberTaken(
  ctx: Context,
  moving: Awaited<ReturnType<typeof requireDocuments<'move'>>>,
  to: number | null,
): Promise<void> {
  for (const { id, unitId, name } of moving) {
    const free = await freeName(ctx.db, { table: 'documents', unitId, folderId: to, name })
    if (free === name) continue
    const document = (await requireDocuments(ctx, [id], 'edit'))[0]
    if (document) await updateMetadata(ctx.db, document, { name: free }, ctx.clock.now().toISOString())
    await ctx.publish(documentRenamed({ documentId: id, unitId }, { from: name, to: free }))
  }
}
