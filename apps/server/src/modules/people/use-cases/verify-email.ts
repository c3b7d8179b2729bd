import { signInRefusals } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { tooOften } from '../../../platform/throttle.ts'
import { isCode } from '../codes/code.ts'
import { dropEmailCode, tryEmailCode } from '../codes/email-codes.store.ts'
import { dropRegistrations, insertRegistered, tryRegistrations } from '../codes/registrations.store.ts'
import { beginAtDoor, beginGuess, type GuessLimits } from '../guesses.ts'
import { accountCreated, emailConfirmed } from '../people.facts.ts'
import { inTheSameTime } from '../same-time.ts'
import { findAddresseeByEmail } from '../users.queries.ts'
import { setEmailConfirmed } from '../users.store.ts'

const perEmail: GuessLimits = {
  each: { count: 30, windowSeconds: 3_600 },
  all: { count: 100, windowSeconds: 3_600 },
}
const perAddress = { count: 300, windowSeconds: 3_600 }

type Asked = { email: string; code: string; address: string }

/**
 * Confirms an address with the code that was mailed there: makes the account that was registered, or confirms that of
 * an account. A wrong code, one that ran out, and an address that waits for none get the same answer.
 */
export async function verifyEmail(ctx: Context, { address, ...asked }: Asked) {
  const door = await beginAtDoor(ctx, 'verification', address, perAddress)
  const guess = { what: 'verification', whose: asked.email, from: address }
  const attempt = await beginGuess(ctx, guess, perEmail)
  if (attempt.wait !== undefined) throw tooOften(attempt.wait)
  return inTheSameTime(async () => {
    const isRight = await transaction(ctx, async (ctx) => (await makeAccount(ctx, asked)) || confirmOwn(ctx, asked))
    if (isRight) {
      await Promise.all([door.succeeded(), attempt.succeeded()])
      return { error: false as const }
    }
    return { error: true as const, code: 'InvalidCode' as const, errorMessage: signInRefusals.InvalidCode }
  })
}

async function makeAccount(ctx: Context, { email, code }: Omit<Asked, 'address'>): Promise<boolean> {
  const now = ctx.clock.now().toISOString()
  const tried = await tryRegistrations(ctx.db, email, now)
  const registration = tried.find((one) => isCode(ctx.secrets, code, one, { for: 'registration', email: one.email }))
  if (!registration) return false
  const userId = await insertRegistered(ctx.db, registration, now)
  if (!userId) return false
  await dropRegistrations(ctx.db, email)
  const { userName, unitId } = registration
  await ctx.publish(
    accountCreated({ unitId }, { userId, userName, isAdministrator: false }),
    emailConfirmed({}, { userId }),
  )
  return true
}

async function confirmOwn(ctx: Context, { email, code }: Omit<Asked, 'address'>): Promise<boolean> {
  const owner = await findAddresseeByEmail(ctx.db, email)
  if (!owner) return false
  const now = ctx.clock.now().toISOString()
  const kept = await tryEmailCode(ctx.db, { userId: owner.id, purpose: 'confirm', now })
  const isRight = kept?.email === owner.email && isCode(ctx.secrets, code, kept, { for: 'confirm', userId: owner.id })
  if (!isRight) return false
  await dropEmailCode(ctx.db, owner.id, 'confirm')
  await setEmailConfirmed(ctx.db, owner.id, now)
  await ctx.publish(emailConfirmed({}, { userId: owner.id }))
  return true
}
