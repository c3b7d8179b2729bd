import type { UserActor } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { beginAtDoor, letIn, refused } from '../../people/index.ts'
import { identityLinked } from '../identities.facts.ts'
import { findAccountByEmail, insertIdentity, lockSubject, useIdentity } from '../identities.store.ts'
import { linkIdentity } from '../keep-identities.ts'
import { type GooglePerson, verifyIdToken } from './id-token.ts'

interface Input {
  credential: string
  totp?: string | undefined
  address: string
}

/**
 * Signs in whoever Google vouches for, by the subject of the token. A Google account that was never here before is
 * linked to the account with its e-mail where that account's e-mail is confirmed; it makes no account.
 */
export async function signInWithGoogle(ctx: Context, { credential, totp, address }: Input) {
  const door = await beginAtDoor(ctx, 'sign-in', address)
  const verified = await verifyIdToken(ctx, credential)
  if (verified.outcome === 'failed') return refused(ctx, 'google', 'ProviderUnavailable')
  if (verified.outcome === 'wrong') return refused(ctx, 'google', 'InvalidLoginAttempt')
  await door.succeeded()
  const found = await findOrMatch(ctx, verified.person)
  return typeof found === 'string' ? refused(ctx, verified.person.email, found) : letIn(ctx, found, { totp, address })
}

function findOrMatch(ctx: Context, { email, ...person }: GooglePerson) {
  return transaction(ctx, async (ctx) => {
    const source = { provider: 'google', ...person } as const
    await lockSubject(ctx.db, source)
    const now = ctx.clock.now().toISOString()
    const known = await useIdentity(ctx.db, source, now)
    if (known) return known
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
    const account = await findAccountByEmail(ctx.db, email)
    if (!account || !ctx.config.INSTITUTION_EMAIL_DOMAIN.includes(domain)) return 'UnknownIdentity'
    // Somebody else may have planted it, and waits for its owner to make it theirs.
    if (!account.emailConfirmedAt) return 'AccountExists'
    const link = { ...source, userId: account.id, label: email, origin: 'matched', linkedAt: now } as const
    if (!(await insertIdentity(ctx.db, link))) return 'UnknownIdentity'
    await ctx.publish(identityLinked({}, { userId: account.id, provider: 'google', origin: 'matched' }))
    return account
  })
}

/**
 * Links the Google account of an ID token.
 *
 * @throws Refusal ValidationFailed on `credential`; Unavailable; IdentityTaken; NotFound where Google is not set up
 */
export async function linkGoogle(ctx: Context, actor: UserActor, credential: string) {
  const verified = await verifyIdToken(ctx, credential)
  if (verified.outcome === 'failed') throw refuse('Unavailable', {}, 'Google can’t be asked right now.')
  if (verified.outcome === 'wrong') throw refuseField('credential', 'That is no Google account of the institution.')
  const { email, ...person } = verified.person
  return linkIdentity(ctx, actor, { provider: 'google', ...person, label: email })
}
