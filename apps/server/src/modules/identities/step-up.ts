import { proofMinutes } from '@sinupan/contract'
import type { UserActor } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { publishAlone } from '../../platform/database/transaction.ts'
import { refuseField } from '../../platform/refusal.ts'
import { markProved, proofKindOf, requireCode, requireOwnPassword } from '../people/index.ts'
import { requireHrisPassword } from './hris/link-hris.ts'
import { stepUpDone } from './identities.facts.ts'

interface Proof {
  password?: string | undefined
  code?: string | undefined
}

/**
 * A signed-in person proves anew that it is them; their session counts as proved for five minutes. Where the second
 * factor is on the password alone is no proof.
 *
 * @throws Refusal ValidationFailed on `password` or `code`; TooManyRequests
 */
export async function stepUp(ctx: Context, actor: UserActor, { password, code }: Proof) {
  const kind = await proofKindOf(ctx.db, actor.userId)
  if (kind === 'signIn') throw refuseField('password', 'Sign out and in again; that is a proof for five minutes.')
  if (kind === 'code') {
    if (!code) throw refuseField('code', 'Enter the code of your authenticator app.')
    await requireCode(ctx, actor, code)
  } else if (!(await requireOwnPassword(ctx, actor, password))) await requireHrisPassword(ctx, actor, password)
  const now = ctx.clock.now()
  await markProved(ctx.db, actor.sessionId, now.toISOString())
  await publishAlone(ctx, stepUpDone({}, { userId: actor.userId, by: kind }))
  return { provedUntil: new Date(now.getTime() + proofMinutes * 60_000).toISOString() }
}
