import { codeLimits } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { newCode } from '../codes/code.ts'
import { putEmailCode } from '../codes/email-codes.store.ts'
import { listRegistrations, renewCode } from '../codes/registrations.store.ts'
import { type GuessLimits, requireSeldomFor } from '../guesses.ts'
import { pages, sendLetter } from '../letters/send-letter.ts'
import { inTheSameTime } from '../same-time.ts'
import { type FoundAddressee, findAddresseeByEmail } from '../users.queries.ts'

const perEmail: GuessLimits = {
  each: { count: 5, windowSeconds: 3_600 },
  all: { count: 20, windowSeconds: 3_600 },
}
const perAddress = { count: 60, windowSeconds: 3_600 }

/** Mails a new code to whoever waits for one; earlier codes of that address end. Nobody learns who does. */
export async function sendConfirmation(ctx: Context, { email, address }: { email: string; address: string }) {
  await requireSeldom(ctx, `confirmation-from:${address}`, perAddress)
  await requireSeldomFor(ctx, { what: 'confirmation', whose: email, from: address }, perEmail)
  return inTheSameTime(() =>
    transaction(ctx, async (ctx) => {
      const owner = await findAddresseeByEmail(ctx.db, email)
      if (!owner) await renewRegistrations(ctx, email)
      else if (!owner.isConfirmed && owner.isActive) await renewOwn(ctx, owner)
      return { error: false as const }
    }),
  )
}

async function renewRegistrations(ctx: Context, email: string): Promise<void> {
  for (const { id, userName } of await listRegistrations(ctx.db, email, ctx.clock.now().toISOString())) {
    const { code, kept } = newCode(ctx, { for: 'registration', email })
    await renewCode(ctx.db, id, kept)
    const words = { userName, minutes: codeLimits.minutes }
    await sendLetter(
      ctx,
      { email, language: 'en' },
      { words: (say) => say.registered(words), code, path: pages.emailVerification(email) },
    )
  }
}

async function renewOwn(ctx: Context, owner: FoundAddressee): Promise<void> {
  const { id: userId, email } = owner
  const { code, kept } = newCode(ctx, { for: 'confirm', userId })
  await putEmailCode(ctx.db, { ...kept, userId, email, purpose: 'confirm' })
  const words = { minutes: codeLimits.minutes }
  await sendLetter(ctx, owner, {
    words: (say) => say.confirmAddress(words),
    code,
    path: pages.emailVerification(email),
  })
}
