import type { Context } from '../../../platform/context.ts'
import type { Held } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { freeName, lockRootNames, type Place } from '../../folders/index.ts'
import { type NewDocument, type NewFile, tryInsertDocument } from '../documents.store.ts'

const mostTries = 20

/**
 * Inserts a document, with its first file if it has one, under its name, or under a free `name (2)` where a living
 * sibling has it. In a transaction. `fileId`: null without a file.
 */
export async function insertNumbered(
  ctx: Context,
  place: Held<Place, 'fill'>,
  document: NewDocument,
  file?: NewFile,
): Promise<{ id: number; name: string; fileId: number | null }> {
  const now = ctx.clock.now().toISOString()
  let { name } = document
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const made = await tryInsertDocument(ctx.db, place, { ...document, name }, { now, file })
    if (made) return { ...made, name }
    // A folder is locked; at the root many that want one name would take it from each other again and again.
    if (attempt === 0 && place.folderId === null) await lockRootNames(ctx.db, place.unitId)
    name = await freeName(ctx.db, place, 'document', document.name)
  }
  throw refuse('NameTaken', { name: document.name })
}
