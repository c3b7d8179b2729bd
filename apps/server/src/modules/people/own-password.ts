import type { Context } from '../../platform/context.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { countUse, forgetUses } from '../../platform/throttle.ts'
import { isPassword } from './passwords.ts'

const perPerson = { count: 10, windowSeconds: 15 * 60 }

/**
 * Asks a signed-in person for their password.
 *
 * @returns whether they have one here; who signs in elsewhere has nothing to give, and nothing was checked
 * @throws Refusal ValidationFailed on `password`; TooManyRequests
 */
export async function requirePassword(ctx: Context, userId: string, password: string | undefined): Promise<boolean> {
  const account = await ctx.db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst()
  if (!account?.passwordHash) return false
  if (!password) throw refuseField('password', 'Enter your password.')
  const key = `password-again:${userId}`
  const wait = await countUse(ctx, key, perPerson)
  if (wait) throw refuse('TooManyRequests', { headers: { 'retry-after': String(wait) } })
  if (!(await isPassword(account.passwordHash, password))) throw refuseField('password', 'That is not your password.')
  await forgetUses(ctx, key)
  return true
}
