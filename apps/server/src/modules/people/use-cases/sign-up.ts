import { type BodyOf, codeLimits, type signUp as contract, sayings } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { newCode } from '../codes/code.ts'
import { insertRegistration, isUserNameTaken, userNameTaken } from '../codes/registrations.store.ts'
import { pages, sendLetter } from '../letters/send-letter.ts'
import { hashPassword, weaknessOf } from '../passwords.ts'
import { registered } from '../people.facts.ts'
import { requireInstitutionAddress } from '../require-account.ts'
import { inTheSameTime } from '../same-time.ts'
import { findAddresseeByEmail } from '../users.queries.ts'

const perEmail = { count: 5, windowSeconds: 3_600 }
const perAddress = { count: 60, windowSeconds: 3_600 }

type Asked = BodyOf<typeof contract> & { address: string }

/**
 * Registers a person of the institution: the account is made when the mailed code is confirmed, and waits for
 * acceptance then. For an address that has an account everything is the same but the letter, which goes to its owner.
 *
 * @throws Refusal ValidationFailed on email, password, userName, deliveryUnitId; TooManyRequests
 */
export async function signUp(ctx: Context, asked: Asked): Promise<{ email: string }> {
  const { address, password, ...person } = asked
  const now = ctx.clock.now().toISOString()
  await requireSeldom(ctx, `sign-up-from:${address}`, perAddress)
  requireInstitutionAddress(ctx, person.email)
  const weakness = weaknessOf(password, person)
  if (weakness) throw refuseField('password', weakness)
  await requireUnit(ctx, person.deliveryUnitId)
  if (await isUserNameTaken(ctx.db, person.userName, { email: person.email, now }))
    throw refuse('ValidationFailed', userNameTaken)
  await requireSeldom(ctx, `sign-up:${person.email.toLowerCase()}`, perEmail)
  return inTheSameTime(async () => {
    const passwordHash = await hashPassword(password)
    await transaction(ctx, (ctx) => register(ctx, person, passwordHash))
    return { email: person.email }
  })
}

async function register(ctx: Context, person: Omit<Asked, 'address' | 'password'>, passwordHash: string) {
  const { deliveryUnitId: unitId, ...names } = person
  const now = ctx.clock.now()
  const { email, userName } = names
  const { code, kept } = newCode(ctx, { for: 'registration', email })
  const expiresAt = new Date(now.getTime() + codeLimits.registrationHours * 3_600_000).toISOString()
  await insertRegistration(ctx.db, { ...names, unitId, passwordHash, ...kept }, { now: now.toISOString(), expiresAt })
  const owner = await findAddresseeByEmail(ctx.db, email)
  if (owner) await sendLetter(ctx, owner, { words: (say) => say.addressHasAccount(), path: pages.forgotPassword })
  else {
    const words = { userName, minutes: codeLimits.minutes }
    await sendLetter(
      ctx,
      { email, language: 'en' },
      { words: (say) => say.registered(words), code, path: pages.emailVerification(email) },
    )
  }
  await ctx.publish(registered({ unitId }, { userName, isKnown: owner !== undefined }))
}

async function requireUnit(ctx: Context, unitId: number): Promise<void> {
  const unit = await ctx.db.selectFrom('units').select('id').where('id', '=', unitId).executeTakeFirst()
  if (!unit) throw refuseField('deliveryUnitId', sayings.noSuchUnit)
}
