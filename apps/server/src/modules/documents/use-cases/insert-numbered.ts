import type { Context } from '../../../platform/context.ts'
import { advisoryLock } from '../../../platform/database/advisory-lock.ts'
import { refuse } from '../../../platform/refusal.ts'
import { freeName } from '../../folders/index.ts'
import { type NewDocument, type NewFile, tryInsertDocument } from '../documents.store.ts'

const mostTries = 20

/**
 * Inserts a document, with its first file if it has one, under its name, or under the first free `name (2)` where a living
 * sibling has it. In a transaction. `fileId`: null without a file.
 */
export async function insertNumbered(
  ctx: Context,
  document: NewDocument,
  file?: NewFile,
): Promise<{ id: number; name: string; fileId: number | null }> {
  const now = ctx.clock.now().toISOString()
  let { name } = document
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const made = await tryInsertDocument(ctx.db, { ...document, name }, { now, file })
    if (made) return { ...made, name }
    // Who looks for a free name does so alone, else many that want one name take it from each other again and again.
    if (attempt === 0) await advisoryLock(ctx.db, 'freeName', `${document.unitId} ${document.folderId ?? 0}`)
    name = await freeName(ctx.db, {
      table: 'documents',
      unitId: document.unitId,
      folderId: document.folderId,
      name: document.name,
    })
  }
  throw refuse('NameTaken', { name: document.name })
}
