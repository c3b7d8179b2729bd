import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Allowed, type Held, judge, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { todayOf } from '../holidays/index.ts'
import type { RequestFacts } from './request.ts'
import { type RequestAction, requestPolicy } from './requests.policy.ts'
import { viewRequest } from './requests.queries.ts'

/** Which request, and as it was when somebody looked at it. */
export interface Which {
  id: number
  version?: number | undefined
}
export interface Aim<A> extends Which {
  action: A
  /** Who acts holds the token of the case. */
  isRequester?: boolean | undefined
}

/**
 * The gate of what is done to a request: locks it, reads it as it is then, judges, and hands `work` the proof. A request is
 * locked before folders and documents are (docs/decisions/0040).
 *
 * @throws Refusal NotFound, Forbidden, and the code of what stands in the way; StateChanged with the request as it is under
 *   `current` for staff
 */
export const withRequest = <A extends RequestAction, T>(
  ctx: Context,
  aim: Aim<A>,
  work: (ctx: Context, request: Held<RequestFacts, A>) => Promise<T>,
): Promise<T> =>
  transaction(ctx, async (ctx) => {
    await sql`select from document_requests where id = ${aim.id} for no key update`.execute(ctx.db)
    return work(ctx, underLock(await requireRequest(ctx, aim)))
  })

/** A request to look at, judged. @throws Refusal as `withRequest` */
export async function requireRequest<A extends RequestAction>(
  ctx: Context,
  { id, action, version, isRequester }: Aim<A>,
): Promise<Allowed<RequestFacts, A>> {
  const request = await findRequest(ctx, id)
  if (!request) throw refuse('NotFound')
  const refusal = judge(requestPolicy, action, { actor: ctx.actor, request, today: todayOf(ctx), isRequester })
  const isOlder = version !== undefined && version !== request.version
  if (refusal === 'StateChanged' || (!refusal && isOlder))
    throw refuse('StateChanged', isRequester ? {} : { current: await viewRequest(ctx, id) })
  if (refusal) throw refuse(refusal)
  return request as Allowed<RequestFacts, A>
}

async function findRequest({ db }: Context, id: number): Promise<RequestFacts | undefined> {
  const { rows } = await sql<RequestFacts>`
    select id, tracking_no, title, request_type, status, status_before, outcome, campus_id, unit_id, decision_maker_id, proposed_by,
      received_on, due_on, extended_to, paused_on, closed_on, appealed_at, anonymised_at, email, language, version
    from document_requests where id = ${id}`.execute(db)
  return rows[0]
}
