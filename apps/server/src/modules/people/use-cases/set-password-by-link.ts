import { type SignInRefusalCode, signInRefusals } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { afterNewPassword } from '../after-new-password.ts'
import { beginAtDoor, forgetGuesses } from '../guesses.ts'
import { isLivingLink, takeLink } from '../one-time-links.store.ts'
import { hashPassword, weaknessOf } from '../passwords.ts'
import { passwordSet } from '../people.facts.ts'
import { findUser } from '../users.queries.ts'
import { deleteLinkedIdentities, endSessions, setPasswordHash } from '../users.store.ts'

const perAddress = { count: 30, windowSeconds: 15 * 60 }

interface Asked {
  userId: string
  token: string
  password: string
  address: string
}

/**
 * Sets a password with an invitation's or a reset's link. The link works once; every session of the user ends, and so
 * does every account elsewhere that was linked by hand: whoever had the account before may have planted it. A weak
 * password leaves the link as it was. Nothing is hashed for who has no link, and few may be tried from one address.
 *
 * @throws Refusal TooManyRequests
 */
export async function setPasswordByLink(ctx: Context, { userId, token, password, address }: Asked) {
  const door = await beginAtDoor(ctx, 'password-link', address, perAddress)
  const link = { userId, secret: token }
  const user = await findUser(ctx.db, userId)
  if (!user || !(await isLivingLink(ctx.db, { ...link, now: ctx.clock.now().toISOString() }))) return no('InvalidLink')
  await door.succeeded()
  const weakness = weaknessOf(password, user)
  if (weakness) return no('WeakPassword', weakness)
  const passwordHash = await hashPassword(password)
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now().toISOString()
    if (!(await takeLink(ctx.db, { ...link, now }))) return no('InvalidLink')
    await setPasswordHash(ctx.db, user.id, passwordHash, now)
    await endSessions(ctx.db, { userId: user.id, now })
    await deleteLinkedIdentities(ctx.db, user.id)
    await afterNewPassword(ctx, user.id)
    await forgetGuesses(ctx, 'sign-in', user.id)
    await ctx.publish(passwordSet({}, { userId: user.id }))
    return { error: false as const }
  })
}

const no = (code: SignInRefusalCode, errorMessage: string = signInRefusals[code]) => ({
  error: true as const,
  code,
  errorMessage,
})
