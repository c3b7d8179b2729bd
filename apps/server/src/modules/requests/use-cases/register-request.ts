import { type BodyOf, type registerRequest as contract, type DocumentRequest, requestBounds } from '@sinupan/contract'
import { sql } from 'kysely'
import { isCru, userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { advisoryLock } from '../../../platform/database/advisory-lock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { idOrRoute } from '../../../platform/route-id.ts'
import { requireDocument } from '../../documents/index.ts'
import { todayOf } from '../../holidays/index.ts'
import { campusCalendar } from '../campus-calendar.ts'
import { holdLinked } from '../linked-documents.ts'
import { takeRegistryNo } from '../registry-no.ts'
import { firstDueOn } from '../request-clock.ts'
import { nameFiles } from '../request-files.store.ts'
import { requestReceived } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { insertEvent } from '../requests.store.ts'
import { newTrackingNo } from '../tracking-no.ts'

type Entered = BodyOf<typeof contract>

/**
 * Enters a request that came over the counter, by letter or by telephone: it waits to be accepted at once, and its clock runs
 * from the day on which it came. The same key, the same answer.
 *
 * @throws Refusal Forbidden; ValidationFailed for a day in the future, or things that aren't there
 */
export function registerRequest(ctx: Context, body: Entered): Promise<DocumentRequest> {
  if (!isCru(ctx.actor)) throw refuse('Forbidden')
  requireReceivedOn(ctx, body.receivedOn)
  return transaction(ctx, async (ctx) => {
    if (body.idempotencyKey) await advisoryLock(ctx.db, 'requestKey', body.idempotencyKey)
    const known = await findByKey(ctx, body)
    if (known !== undefined) return viewRequest(ctx, known)
    await requirePlace(ctx, body)
    const relatedDocumentId = await findRelated(ctx, body.relatedFileId)
    const { id, trackingNo } = await insertRequest(ctx, { ...body, relatedDocumentId })
    await nameFiles(ctx, { ids: body.attachmentIds, requestId: id })
    await insertEvent(ctx, { requestId: id, what: requestReceived.factName, status: 'pending', note: null })
    await holdLinked(ctx, { id, trackingNo })
    await ctx.publish(requestReceived({}, { requestId: id, trackingNo, channel: body.channel }))
    return viewRequest(ctx, id)
  })
}

function requireReceivedOn(ctx: Context, receivedOn: string): void {
  if (receivedOn > todayOf(ctx)) throw refuseField('receivedOn', 'This day has not come yet.')
  if (receivedOn < requestBounds.notBefore) throw refuseField('receivedOn', 'No day before 1900 can be entered.')
}

/** @throws Refusal ValidationFailed where another request was entered under the key */
async function findByKey({ db }: Context, body: Entered): Promise<number | undefined> {
  const { idempotencyKey: key, title, description, lastName, campusId } = body
  if (key === undefined) return undefined
  // A form of the page has keys of its own: whoever knows one reads nothing by it here.
  const { rows } = await sql<{ id: number; isSame: boolean }>`
    select id, anonymised_at is not null or (title, description, last_name, campus_id)
      is not distinct from (${title}, ${description}, ${lastName}, ${campusId}) as is_same
    from document_requests where idempotency_key = ${deskKey(key)}`.execute(db)
  const [known] = rows
  if (known && !known.isSame) throw refuseField('idempotencyKey', 'Another form came under this key. Take a new one.')
  return known?.id
}
const deskKey = (key: string) => `desk:${key}`

async function requirePlace({ db }: Context, { campusId, deliveryUnitId }: Entered): Promise<void> {
  const { rows } = await sql<{ hasUnit: boolean }>`
    select ${deliveryUnitId ?? null}::integer is null or exists (select from units n join offices o on o.id = n.office_id
      where n.id = ${deliveryUnitId ?? null} and o.campus_id = c.id) as has_unit
    from campuses c where c.id = ${campusId} for key share of c`.execute(db)
  const [campus] = rows
  if (!campus) throw refuseField('campusId', 'There is none of that number.')
  if (!campus.hasUnit) throw refuseField('deliveryUnitId', 'This campus has no such unit.')
}

async function findRelated(ctx: Context, named: Entered['relatedFileId']): Promise<number | null> {
  if (named === null || named === undefined) return null
  const id = idOrRoute(ctx.secrets, String(named), 'document')
  const found = id === undefined ? undefined : await requireDocument(ctx, id, 'propose').catch(() => undefined)
  if (!found) throw refuseField('relatedFileId', 'There is no such document that you can see.')
  return found.id
}

async function insertRequest(ctx: Context, body: Entered & { relatedDocumentId: number | null }) {
  const now = ctx.clock.now().toISOString()
  const { idempotencyKey, receivedOn, deliveryUnitId, ...rest } = body
  const trackingNo = newTrackingNo(Number(todayOf(ctx).slice(0, 4)))
  const { attachmentIds: _, relatedFileId: __, ...told } = rest
  const dueOn = firstDueOn(receivedOn, await campusCalendar(ctx, body.campusId, receivedOn))
  const { id } = await ctx.db
    .insertInto('documentRequests')
    .values({
      ...told,
      trackingNo,
      ...(await takeRegistryNo(ctx)),
      unitId: deliveryUnitId ?? null,
      idempotencyKey: idempotencyKey === undefined ? null : deskKey(idempotencyKey),
      status: 'pending',
      receivedAt: now,
      receivedOn,
      dueOn,
      createdBy: userIdOf(ctx.actor),
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, trackingNo }
}
