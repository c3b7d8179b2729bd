import type { BodyOf, createRequest as endpoint } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { todayOf } from '../../holidays/index.ts'
import { nameFiles } from '../request-files.store.ts'
import { insertEvent } from '../requests.store.ts'
import { newTrackingNo } from '../tracking-no.ts'
import { sendRequestLetter } from './letters/send-request-letter.ts'
import { makeConfirmation } from './request-keys.store.ts'
import { requirePlace, requirePublicDocument } from './what-is-asked.ts'

type Form = BodyOf<typeof endpoint>

const formsAnHour = { count: 10, windowSeconds: 3_600 }

/**
 * Takes a form in; it counts once it is confirmed by mail. The same key is the same form, also where two come at once.
 *
 * @throws Refusal ValidationFailed, TooManyRequests
 */
export async function createRequest(ctx: Context, form: Form, address: string): Promise<{ trackingNo: string }> {
  const known = await findByKey(ctx, form)
  if (known) return known
  await requireSeldom(ctx, `request-form:${address}`, formsAnHour)
  // A letter goes to whoever is named, from wherever the form is sent.
  await requireSeldom(ctx, `request-form-to:${form.email.toLowerCase()}`, formsAnHour)
  // Whoever fills in what nobody sees is told nothing, and nothing is kept.
  if (form.website) return { trackingNo: newTrackingNo(yearOf(ctx)) }
  return transaction(ctx, async (ctx) => {
    await requirePlace(ctx, form)
    const relatedDocumentId = await requirePublicDocument(ctx, form.relatedFileId)
    const made = await insertRequest(ctx, form, relatedDocumentId)
    // Another form of that key was faster.
    if (!made) return (await findByKey(ctx, form)) ?? { trackingNo: newTrackingNo(yearOf(ctx)) }
    const { id, trackingNo } = made
    await nameFiles(ctx, { ids: form.attachmentIds, requestId: id })
    await insertEvent(ctx, { requestId: id, what: 'request.asked', status: 'unverified', note: null })
    const token = await makeConfirmation(ctx, id)
    await sendRequestLetter(ctx, {
      email: form.email,
      language: form.language ?? 'en',
      kind: 'confirm',
      values: () => ({ trackingNo }),
      path: `/document-request-status?confirm=${token}`,
    })
    return { trackingNo }
  })
}

const yearOf = (ctx: Context) => Number(todayOf(ctx).slice(0, 4))

/** The form that was sent under this key. @throws Refusal ValidationFailed where that was another one, which would else be lost */
async function findByKey(
  { db }: Context,
  { idempotencyKey, ...form }: Form,
): Promise<{ trackingNo: string } | undefined> {
  const { rows } = await sql<{ trackingNo: string; isSame: boolean }>`
    select tracking_no, anonymised_at is not null or (email, title, description, purpose, campus_id)
      is not distinct from (${form.email}, ${form.title}, ${form.description}, ${form.purpose}, ${form.campusId}) as is_same
    from document_requests where idempotency_key = ${idempotencyKey}`.execute(db)
  const [known] = rows
  if (known && !known.isSame) throw refuseField('idempotencyKey', 'Another form came under this key. Take a new one.')
  return known && { trackingNo: known.trackingNo }
}

async function insertRequest(
  ctx: Context,
  form: Form,
  relatedDocumentId: number | null,
): Promise<{ id: number; trackingNo: string } | undefined> {
  const now = ctx.clock.now().toISOString()
  const { deliveryUnitId, relatedFileId: _, attachmentIds: __, website: ___, language, ...fields } = form
  const row = { ...fields, unitId: deliveryUnitId ?? null, relatedDocumentId, language: language ?? 'en' }
  return ctx.db
    .insertInto('documentRequests')
    .values({
      ...row,
      trackingNo: newTrackingNo(yearOf(ctx)),
      channel: 'web',
      status: 'unverified',
      receivedAt: now,
      receivedOn: sql`${todayOf(ctx)}::date`,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning(['id', 'trackingNo'])
    .executeTakeFirst()
}
