import type { User } from '@sinupan/contract'
import type { UserActor } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { isOwnPassword } from './own-password.ts'
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
 * Who acts, having shown their password again.
 *
 * @throws Refusal ValidationFailed on `currentPassword` (401 would sign out); TooManyRequests after ten wrong ones
 */
export async function requirePassword(ctx: Context, currentPassword: string): Promise<UserActor> {
  const self = requireSelf(ctx)
  const isRight = await isOwnPassword(ctx, self.userId, currentPassword)
  if (isRight) return self
  const none = 'Your account has no password yet. Ask for a link that sets one, under “Forgot your password?”.'
  throw refuseField('currentPassword', isRight === undefined ? none : 'This is not your password.')
}
