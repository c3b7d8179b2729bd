import type { UserActor } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuseField } from '../../platform/refusal.ts'
import { tooOften } from '../../platform/throttle.ts'
import { beginGuess, passwordLimits } from './guesses.ts'
import { isPassword } from './passwords.ts'

/**
 * Whether it is a signed-in person's password; undefined where they have none here, and nothing was compared.
 *
 * @throws Refusal TooManyRequests after ten wrong ones in this session
 */
export async function isOwnPassword(ctx: Context, actor: UserActor, password: string): Promise<boolean | undefined> {
  const { userId, sessionId } = actor
  const guess = { what: 'current-password', whose: userId, userId, from: sessionId }
  const attempt = await beginGuess(ctx, guess, passwordLimits)
  if (attempt.wait !== undefined) throw tooOften(attempt.wait)
  const account = await ctx.db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst()
  if (!account?.passwordHash) {
    await attempt.succeeded()
    return undefined
  }
  const isRight = await isPassword(account.passwordHash, password)
  if (isRight) await attempt.succeeded()
  return isRight
}

/**
 * Asks a signed-in person for their password.
 *
 * @returns whether they have one here; who signs in elsewhere has nothing to give, and nothing was checked
 * @throws Refusal ValidationFailed on `password`; TooManyRequests
 */
export async function requireOwnPassword(ctx: Context, actor: UserActor, password = ''): Promise<boolean> {
  const isRight = await isOwnPassword(ctx, actor, password)
  if (isRight === false) throw refuseField('password', 'This is not your password.')
  return isRight !== undefined
}
