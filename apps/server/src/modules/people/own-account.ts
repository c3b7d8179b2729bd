import type { User } from '@sinupan/contract'
import type { UserActor } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { isOwnPassword } from './own-password.ts'
import { requireRecentProof } from './second-factor/recent-proof.ts'
import { hasSecondFactor } from './second-factor/second-factor.store.ts'
import { findUser } from './users.queries.ts'

/** The person who acts. @throws Refusal Unauthenticated */
export function requireSelf({ actor }: Context): UserActor {
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  return actor
}

/** Who acts, as the API tells it. @throws Refusal Unauthenticated */
export async function getSelf(ctx: Context): Promise<User> {
  const user = await findUser(ctx.db, requireSelf(ctx).userId)
  if (!user) throw refuse('Unauthenticated')
  return user
}

/**
 * Who acts, having shown their password again; where the second factor is on that alone is no proof.
 *
 * @throws Refusal ValidationFailed on `currentPassword` (401 would sign out); TooManyRequests after ten wrong ones;
 * StepUpRequired
 */
export async function requirePassword(ctx: Context, currentPassword: string): Promise<UserActor> {
  const self = requireSelf(ctx)
  if (await hasSecondFactor(ctx.db, self.userId)) await requireRecentProof(ctx)
  const isRight = await isOwnPassword(ctx, self, currentPassword)
  if (isRight) return self
  const none = 'Your account has no password yet. Ask for a link that sets one, under “Forgot your password?”.'
  throw refuseField('currentPassword', isRight === undefined ? none : 'This is not your password.')
}
