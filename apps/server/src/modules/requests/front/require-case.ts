import { anonymous } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import type { Allowed } from '../../../platform/policy.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import type { RequestFacts } from '../request.ts'
import { requireRequest } from '../with-request.ts'
import { caseOf } from './case-token.ts'

export interface OpenCase {
  /** Acts as nobody: whoever made a request has no account in it, even where they are signed in. */
  ctx: Context
  request: Allowed<RequestFacts, 'read'>
}

/**
 * The request of a case's token, as it is now.
 *
 * @throws Refusal Unauthenticated without a living token, and where the request is made anonymous
 */
export async function requireCase(given: Context, token: unknown): Promise<OpenCase> {
  const ctx = { ...given, actor: anonymous }
  const trackingNo = typeof token === 'string' ? caseOf(ctx.secrets, token, ctx.clock.now()) : undefined
  if (!trackingNo) throw over()
  const found = await ctx.db
    .selectFrom('documentRequests')
    .select('id')
    .where('trackingNo', '=', trackingNo)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst()
  if (!found) throw over()
  try {
    return { ctx, request: await requireRequest(ctx, { id: found.id, action: 'read', isRequester: true }) }
  } catch (error) {
    throw error instanceof Refusal && error.code === 'NotFound' ? over() : error
  }
}

const over = () => refuse('Unauthenticated', {}, 'Your hour with this request is over. Open it again.')
