import type { Context } from '../../../platform/context.ts'
import { againOnUnique, onUnique } from '../../../platform/database/constraints.ts'
import { freeNames } from '../../folders/index.ts'
import { announceMoved } from '../announce-many.ts'
import { updatePlaces } from '../documents.store.ts'
import { withDocumentsInto } from '../with-documents.ts'

export interface MoveDocuments {
  ids: readonly number[]
  /** 0: the root of their unit. */
  destinationId: number
  /** A name that is taken there becomes `name (2)` instead of a refusal. */
  isNumbered?: boolean
  /** Of one document: the name that it gets there. */
  name?: string | undefined
}

/** Moves documents into a folder, all or none. @throws Refusal OtherUnit, NameTaken, InTrash */
export function moveDocuments(
  ctx: Context,
  { ids, destinationId, isNumbered = false, name: given }: MoveDocuments,
): Promise<void> {
  return withDocumentsInto(ctx, { ids, destinationId, action: 'move' }, async (ctx, documents, destination) => {
    const to = destination.folderId
    const moving = documents.filter((one) => one.folderId !== to)
    const names = moving.map((one) => given ?? one.name)
    const free = isNumbered ? await freeNames(ctx.db, destination, 'document', names) : names
    const arriving = moving.map((document, index) => ({ ...document, name: free[index] ?? document.name }))
    const onTaken = isNumbered ? againOnUnique : (constraint: string) => onUnique(constraint, 'NameTaken')
    await updatePlaces(ctx.db, arriving, destination, ctx.clock.now().toISOString()).catch(
      onTaken('documents_living_name'),
    )
    await announceMoved(ctx, moving, { renamed: moving.filter((one, index) => free[index] !== one.name) })
  })
}
