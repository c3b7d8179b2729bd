import { type SignInRefusalCode, signInRefusals } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { afterNewPassword } from '../after-new-password.ts'
import { takeLink } from '../one-time-links.store.ts'
import { hashPassword, weaknessOf } from '../passwords.ts'
import { passwordSet } from '../people.facts.ts'
import { findUser } from '../users.queries.ts'
import { deleteLinkedIdentities, endSessions, setPasswordHash } from '../users.store.ts'

const perAccount = { count: 20, windowSeconds: 15 * 60 }

/**
 * Sets a password with an invitation's or a reset's link. The link works once; every session of the user ends, and so
 * does every account elsewhere that was linked by hand: whoever had the account before may have planted it. A weak
 * password leaves the link as it was.
 */
export async function setPasswordByLink(ctx: Context, input: { userId: string; token: string; password: string }) {
  await requireSeldom(ctx, `password-link:${input.userId}`, perAccount)
  const passwordHash = await hashPassword(input.password)
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now().toISOString()
    const user = await findUser(ctx.db, input.userId)
    const weakness = user && weaknessOf(input.password, user)
    if (weakness) return no('WeakPassword', weakness)
    const taken = await takeLink(ctx.db, { userId: input.userId, secret: input.token, now })
    if (!user || !taken) return no('InvalidLink')
    await setPasswordHash(ctx.db, user.id, passwordHash, now)
    await endSessions(ctx.db, { userId: user.id, now })
    await deleteLinkedIdentities(ctx.db, user.id)
    await afterNewPassword(ctx, user.id)
    await ctx.publish(passwordSet({}, { userId: user.id }))
    return { error: false as const }
  })
}

const no = (code: SignInRefusalCode, errorMessage: string = signInRefusals[code]) => ({
  error: true as const,
  code,
  errorMessage,
})
