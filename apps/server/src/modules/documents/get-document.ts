import type { Document, DocumentDetails } from '@sinupan/contract'
import { sql } from 'kysely'
import { isCru, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { pathText } from '../folders/index.ts'
import type { FileRow } from './document-row.ts'
import { earlierVersions } from './document-source.ts'
import { presentDocument, presentFile } from './documents.presenter.ts'
import { selectDocumentRows, selectDocumentsById } from './documents.queries.ts'
import { requireDocument } from './require-document.ts'
import { type Edition, isInside, sightOf } from './visibility.ts'

/** A document as the actor may see it, without judging again. @throws Refusal NotFound */
export async function viewDocument(ctx: Context, id: number): Promise<Document> {
  const facts = await requireDocument(ctx, id, 'view')
  const { edition } = sightOf(ctx.actor, facts)
  const [view] = await selectDocumentsById(ctx, [id], edition)
  if (!view) throw refuse('NotFound')
  return { ...view, ...(await findOwnSchedule(ctx, id, edition)) }
}

/**
 * What the CRU, whose duty it is, is told beside the snapshot that it sees: by what the document itself is kept now, which
 * is also what it changes (see `rescheduleRecord`).
 */
async function findOwnSchedule(ctx: Context, id: number, edition: Edition): Promise<Partial<Document>> {
  if (edition === 'working' || !isCru(ctx.actor)) return {}
  const [own] = await selectDocumentsById(ctx, [id], 'working')
  if (!own) return {}
  const { documentCategory, documentDate, expiresOn } = own
  return { documentCategory, documentDate, expiresOn }
}

/** A document in full. Earlier versions are its unit's and its owner's, the way to it is its unit's alone. */
export async function getDocument(ctx: Context, id: number): Promise<DocumentDetails> {
  const facts = await requireDocument(ctx, id, 'view')
  const { sight, edition } = sightOf(ctx.actor, facts)
  const isOwnUnit = worksIn(ctx.actor, facts.unitId)
  const { rows } = await selectDocumentRows<{ versions: FileRow[]; path: string }>(ctx, {
    where: sql`d.id = ${id}`,
    edition,
    isPlain: true,
    isUncounted: true,
    page: 0,
    pageSize: 1,
    ...(isInside(ctx.actor, facts)
      ? { columns: sql`${earlierVersions} as versions, ${pathText(sql`d.folder_id`)} as path` }
      : {}),
  })
  const [row] = rows
  if (!row) throw refuse('NotFound')
  const versions = sight === 'contents' ? (row.versions ?? []).map((file) => presentFile(ctx, file, sight)) : []
  const schedule = await findOwnSchedule(ctx, id, edition)
  return { ...presentDocument(ctx, row, edition), ...schedule, versions, path: isOwnUnit ? row.path : null }
}
