import type { Context } from '../../../platform/context.ts'
import type { Held } from '../../../platform/policy.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { RequestFacts } from '../request.ts'
import type { RequestAction } from '../requests.policy.ts'
import { type Aim, withRequest } from '../with-request.ts'

/** `withRequest` for what time does: a request that somebody closed meanwhile is left alone. */
export async function unlessOver<A extends RequestAction>(
  ctx: Context,
  aim: Aim<A>,
  work: (ctx: Context, request: Held<RequestFacts, A>) => Promise<void>,
): Promise<void> {
  try {
    await withRequest(ctx, aim, work)
  } catch (error) {
    if (!(error instanceof Refusal && (error.code === 'StateChanged' || error.code === 'NotFound'))) throw error
  }
}
