import { codeLimits, signInRefusals, type User } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { onUnique } from '../../../platform/database/constraints.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { isCode, newCode } from '../codes/code.ts'
import { dropEmailCode, findEmailCode, putEmailCode, tryEmailCode } from '../codes/email-codes.store.ts'
import { pages, sendLetter } from '../letters/send-letter.ts'
import { getSelf, requirePassword, requireSelf } from '../own-account.ts'
import { endLinks } from '../password-link.ts'
import { emailChangeAsked, emailChanged } from '../people.facts.ts'
import { requireInstitutionAddress } from '../require-account.ts'
import { type FoundAddressee, findAddressee, findAddresseeByEmail } from '../users.queries.ts'
import { setEmail } from '../users.store.ts'

const wrongCode = { errors: { code: [signInRefusals.InvalidCode] } }
const perAccount = { count: 5, windowSeconds: 3_600 }

/**
 * Asks for another address of one's own. A code goes there and the old address is told; nothing changes until the code
 * is confirmed. Of an address that is somebody else's its owner is told instead, and the answer is the same.
 *
 * @throws Refusal ValidationFailed on `email` or `currentPassword`; TooManyRequests
 */
export async function changeEmail(
  ctx: Context,
  { email, currentPassword }: { email: string; currentPassword: string },
) {
  requireInstitutionAddress(ctx, email)
  const { userId } = await requirePassword(ctx, currentPassword)
  const self = await requireAddressee(ctx, userId)
  if (self.email === email) throw refuseField('email', 'This is your address already.')
  await requireSeldom(ctx, `email-change:${userId}`, perAccount)
  await transaction(ctx, async (ctx) => {
    const { code, kept } = newCode(ctx, { for: 'change', userId })
    await putEmailCode(ctx.db, { ...kept, userId, email, purpose: 'change' })
    const owner = await findAddresseeByEmail(ctx.db, email)
    if (owner && owner.id !== userId)
      await sendLetter(ctx, owner, { words: (say) => say.addressWanted(), path: pages.profile })
    else {
      const words = { minutes: codeLimits.minutes }
      await sendLetter(ctx, { ...self, email }, { words: (say) => say.newAddress(words), code, path: pages.profile })
    }
    await sendLetter(ctx, self, { words: (say) => say.addressChangeAsked({ email }), path: pages.forgotPassword })
    await ctx.publish(emailChangeAsked({}, { userId }))
  })
}

/** The address that waits for its code, or null. */
export async function getEmailChange(ctx: Context): Promise<{ email: string | null }> {
  const { userId } = requireSelf(ctx)
  const pending = await findEmailCode(ctx.db, { userId, purpose: 'change', now: ctx.clock.now().toISOString() })
  return { email: pending?.email ?? null }
}

/** Confirms one's new address: both addresses are told. @throws Refusal ValidationFailed on `code` */
export async function confirmEmailChange(ctx: Context, code: string): Promise<User> {
  const { userId } = requireSelf(ctx)
  // The try counts also where the code is wrong, so nothing is thrown inside.
  const isChanged = await transaction(ctx, (ctx) => takeEffect(ctx, userId, code))
  if (!isChanged) throw refuse('ValidationFailed', wrongCode)
  return getSelf(ctx)
}

async function takeEffect(ctx: Context, userId: string, code: string): Promise<boolean> {
  const now = ctx.clock.now().toISOString()
  const kept = await tryEmailCode(ctx.db, { userId, purpose: 'change', now })
  if (!kept || !isCode(ctx.secrets, code, kept, { for: 'change', userId })) return false
  const { email } = kept
  const owner = await findAddresseeByEmail(ctx.db, email)
  if (owner && owner.id !== userId) return false
  const before = await requireAddressee(ctx, userId)
  await setEmail(ctx.db, { userId, email, now }).catch(onUnique('users_email', 'ValidationFailed', wrongCode))
  await dropEmailCode(ctx.db, userId, 'change')
  // A link that lies in the old mailbox opens nothing any more.
  await endLinks(ctx, userId)
  for (const to of [before.email, email])
    await sendLetter(
      ctx,
      { ...before, email: to },
      { words: (say) => say.addressChanged({ email }), path: pages.profile },
    )
  await ctx.publish(emailChanged({}, { userId }))
  return true
}

const requireAddressee = async (ctx: Context, userId: string) => (await findAddressee(ctx.db, userId)) as FoundAddressee
