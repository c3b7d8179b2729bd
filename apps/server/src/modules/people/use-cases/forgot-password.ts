import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { type GuessLimits, requireSeldomFor } from '../guesses.ts'
import { pages, sendLetter } from '../letters/send-letter.ts'
import { insertLink } from '../one-time-links.store.ts'
import { endLinks } from '../password-link.ts'
import { passwordLinkAsked } from '../people.facts.ts'
import { inTheSameTime } from '../same-time.ts'
import { findAddresseeByEmail } from '../users.queries.ts'

const linkMinutes = 60
const perEmail: GuessLimits = {
  each: { count: 5, windowSeconds: 3_600 },
  all: { count: 20, windowSeconds: 3_600 },
}
const perAddress = { count: 60, windowSeconds: 3_600 }

/** Mails a link that sets a new password, where the address is an active account's. Earlier links end. */
export async function forgotPassword(ctx: Context, { email, address }: { email: string; address: string }) {
  await requireSeldom(ctx, `forgot-password-from:${address}`, perAddress)
  return inTheSameTime(async () => {
    const owner = await findAddresseeByEmail(ctx.db, email)
    const asked = { what: 'forgot-password', whose: email, userId: owner?.id, from: address }
    await requireSeldomFor(ctx, asked, perEmail)
    return transaction(ctx, async (ctx) => {
      if (!owner?.isActive) return { error: false as const }
      const { id: userId } = owner
      const expiresAt = new Date(ctx.clock.now().getTime() + linkMinutes * 60_000).toISOString()
      await endLinks(ctx, userId)
      const secret = await insertLink(ctx.db, { userId, purpose: 'password-reset', expiresAt })
      const words = { minutes: linkMinutes }
      const path = pages.setPassword(userId, secret)
      await sendLetter(ctx, owner, { words: (say) => say.passwordLink(words), path, isSecret: true })
      await ctx.publish(passwordLinkAsked({}, { userId }))
      return { error: false as const }
    })
  })
}
