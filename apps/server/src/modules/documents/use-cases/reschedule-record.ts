import type { Document } from '@sinupan/contract'
import { isCru, worksIn } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changedFields } from '../../../platform/editing.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { requireCategory } from '../../taxonomy/index.ts'
import { documentRescheduled } from '../documents.facts.ts'
import { type DocumentChange, updateMetadata } from '../documents.store.ts'
import { viewDocument } from '../get-document.ts'
import { askForReason, findKeeping } from '../keeping.ts'
import { requireDocument } from '../require-document.ts'
import { withDocument } from '../with-documents.ts'
import type { UpdateDocument } from './update-document.ts'

export type Reschedule = UpdateDocument & { reason: string }

/**
 * Gives a record of any unit another category or date, also one that keeps it shorter or not at all. The CRU's alone;
 * the unit reads the reason in the document's history (domain: Retention).
 *
 * @throws Refusal NotFound; Forbidden for who is not the CRU, and for what is no record; InTrash; StateChanged with
 *   `current` where `version` is older; ValidationFailed where anything else is to be changed
 */
export function rescheduleRecord(ctx: Context, { id, version, reason, ...given }: Reschedule): Promise<Document> {
  const { documentCategoryId, documentDate, ...others } = given
  return transaction(ctx, async (ctx) => {
    const categoryId = documentCategoryId === undefined ? undefined : await requireCategory(ctx, documentCategoryId, id)
    return withDocument(ctx, id, 'reschedule', async (ctx, record) => {
      requireNothingElse(others)
      if (documentCategoryId === undefined && documentDate === undefined)
        throw refuseField('documentCategoryId', 'Give the category or the date that the record is to have.')
      if (version !== undefined && version < record.version)
        throw refuse('StateChanged', { current: await viewDocument(ctx, id) })
      const change: DocumentChange = { documentDate, categoryId }
      const changed = changedFields({ ...(await findKeeping(ctx, id)) }, { ...change })
      if (changed) {
        await updateMetadata(ctx.db, record, change, ctx.clock.now().toISOString())
        const subject = { documentId: id, unitId: record.unitId }
        await ctx.publish(documentRescheduled(subject, { name: record.name, reason, ...changed }))
      }
      return viewDocument(ctx, id)
    })
  })
}

function requireNothingElse(others: Record<string, unknown>): void {
  const [field] = Object.keys(others).filter((key) => others[key] !== undefined)
  if (field) throw refuseField(field, 'With a reason only the category and the date of a record are changed.')
}

/** Tells the CRU what it has to say where it would change a record of another unit. @throws Refusal ValidationFailed */
export async function requireReason(ctx: Context, { id, documentCategoryId, documentDate }: UpdateDocument) {
  if (!isCru(ctx.actor) || (documentCategoryId === undefined && documentDate === undefined)) return
  const document = await requireDocument(ctx, id, 'view')
  if (document.isRecord && !worksIn(ctx.actor, document.unitId)) throw refuseField('reason', askForReason)
}
