import { type DocumentRequest, requestBounds } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { todayOf } from '../../holidays/index.ts'
import { dueAgain } from '../front/write-to-office.ts'
import { insertMessage } from '../request-files.store.ts'
import { requestAnswered, requestClarified, requestMessaged } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { advance } from '../requests.store.ts'
import { type Which, withRequest } from '../with-request.ts'

interface Written {
  text: string
  attachmentIds?: string[] | undefined
}

/** Asks the requester; the clock stands still from today. @throws Refusal NotFound, Forbidden, StateChanged, TooManyItems */
export const clarifyRequest = (ctx: Context, { id, version, ...written }: Which & Written): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'clarify' }, async (ctx, request) => {
    await write(ctx, id, written)
    const { status, trackingNo } = request
    await advance(ctx, request, {
      what: requestClarified.factName,
      status: 'awaiting_clarification',
      change: {
        statusBefore: status === 'pending' || status === 'accepted' ? status : 'processing',
        pausedOn: todayOf(ctx),
        requesterWroteLast: false,
      },
    })
    await ctx.publish(requestClarified({}, { requestId: id, trackingNo }))
    return viewRequest(ctx, id)
  })

/**
 * Enters what the requester answered by letter or by telephone: the clock runs on.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged, TooManyItems
 */
export const answerForRequester = (
  ctx: Context,
  { id, version, ...written }: Which & Written,
): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'answer' }, async (ctx, request) => {
    await write(ctx, id, { ...written, sender: 'requester' })
    const { trackingNo, statusBefore } = request
    const due = await dueAgain(ctx, request)
    await advance(ctx, request, {
      what: requestAnswered.factName,
      status: statusBefore ?? 'pending',
      change: {
        ...due,
        statusBefore: null,
        pausedOn: null,
        requesterWroteLast: true,
      },
    })
    const dueOn = due.extendedTo ?? due.dueOn
    await ctx.publish(requestAnswered({}, { requestId: id, trackingNo, dueOn }))
    return viewRequest(ctx, id)
  })

/** Writes to the requester, in whatever state it is. @throws Refusal NotFound, Forbidden, StateChanged, TooManyItems */
export const messageRequester = (
  ctx: Context,
  { id, version, ...written }: Which & Written,
): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'message' }, async (ctx, request) => {
    await write(ctx, id, written)
    await advance(ctx, request, { what: requestMessaged.factName, change: { requesterWroteLast: false } })
    await ctx.publish(requestMessaged({}, { requestId: id, trackingNo: request.trackingNo, from: 'office' }))
    return viewRequest(ctx, id)
  })

async function write(
  ctx: Context,
  requestId: number,
  { sender = 'office', ...written }: Written & { sender?: 'office' | 'requester' },
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_request_messages where request_id = ${requestId}`.execute(ctx.db)
  if ((rows[0]?.count ?? 0) >= requestBounds.messages)
    throw refuse('TooManyItems', {}, `A request holds at most ${requestBounds.messages} messages.`)
  const writtenBy = sender === 'office' ? userIdOf(ctx.actor) : null
  await insertMessage(ctx, { ...written, requestId, sender, writtenBy })
}
