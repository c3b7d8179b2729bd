import type { Context } from '../../platform/context.ts'
import { refuseField } from '../../platform/refusal.ts'
import { forgetUses, requireSeldom } from '../../platform/throttle.ts'
import { isPassword } from './passwords.ts'

const perPerson = { count: 10, windowSeconds: 15 * 60 }

/**
 * Whether it is a signed-in person's password; undefined where they have none here, and nothing was compared.
 *
 * @throws Refusal TooManyRequests after ten wrong ones
 */
export async function isOwnPassword(ctx: Context, userId: string, password: string): Promise<boolean | undefined> {
  const key = `current-password:${userId}`
  await requireSeldom(ctx, key, perPerson)
  const account = await ctx.db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst()
  if (!account?.passwordHash) return undefined
  const isRight = await isPassword(account.passwordHash, password)
  if (isRight) await forgetUses(ctx, key)
  return isRight
}

/**
 * Asks a signed-in person for their password.
 *
 * @returns whether they have one here; who signs in elsewhere has nothing to give, and nothing was checked
 * @throws Refusal ValidationFailed on `password`; TooManyRequests
 */
export async function requireOwnPassword(ctx: Context, userId: string, password = ''): Promise<boolean> {
  const isRight = await isOwnPassword(ctx, userId, password)
  if (isRight === false) throw refuseField('password', 'This is not your password.')
  return isRight !== undefined
}
