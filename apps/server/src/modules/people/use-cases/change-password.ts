import type { BodyOf, changePassword as contract } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { afterNewPassword } from '../after-new-password.ts'
import { getSelf, requirePassword } from '../own-account.ts'
import { hashPassword, weaknessOf } from '../passwords.ts'
import { passwordSet } from '../people.facts.ts'
import { endSessions, setPasswordHash } from '../users.store.ts'

/**
 * Changes one's own password; the other sessions end, this one stays.
 *
 * @throws Refusal ValidationFailed on `currentPassword` or `newPassword`; TooManyRequests
 */
export async function changePassword(ctx: Context, { currentPassword, newPassword }: BodyOf<typeof contract>) {
  const { userId, sessionId } = await requirePassword(ctx, currentPassword)
  const weakness =
    newPassword === currentPassword ? 'This is your password already.' : weaknessOf(newPassword, await getSelf(ctx))
  if (weakness) throw refuseField('newPassword', weakness)
  const passwordHash = await hashPassword(newPassword)
  await transaction(ctx, async (ctx) => {
    const now = ctx.clock.now().toISOString()
    await setPasswordHash(ctx.db, userId, passwordHash, now)
    await endSessions(ctx.db, { userId, but: sessionId, now })
    await afterNewPassword(ctx, userId)
    await ctx.publish(passwordSet({}, { userId }))
  })
}
