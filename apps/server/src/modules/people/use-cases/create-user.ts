import type { NewAccount } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { pages, sendOwnerLetter } from '../letters/send-letter.ts'
import { mailInvitation } from '../password-link.ts'
import { hashPassword, weaknessOf } from '../passwords.ts'
import { accountCreated } from '../people.facts.ts'
import { onTakenName, requireFreeUserName, requireInstitutionAddress, requireUnitName } from '../require-account.ts'

/**
 * Makes an account, accepted at once. Without a password its owner is mailed an invitation to set one, which also
 * confirms the address.
 *
 * @returns the user's id
 * @throws Refusal ValidationFailed: a taken name or address, a foreign domain, an unknown unit, a weak password
 */
export async function createUser(ctx: Context, input: NewAccount): Promise<string> {
  requireInstitutionAddress(ctx, input.email)
  const weakness = input.password && weaknessOf(input.password, input)
  if (weakness) throw refuseField('password', weakness)
  const passwordHash = input.password ? await hashPassword(input.password) : null
  return transaction(ctx, async (ctx) => {
    await requireUnitName(ctx, input.deliveryUnitId)
    await requireFreeUserName(ctx, input)
    const user = await insertAccount(ctx, input, passwordHash)
    if (passwordHash) await sendOwnerLetter(ctx, user.id, { words: (say) => say.made(user), path: pages.signIn })
    else await mailInvitation(ctx, user)
    const { userName, isAdmin } = input
    await ctx.publish(accountCreated({}, { userId: user.id, userName, isAdministrator: isAdmin }))
    return user.id
  })
}

/** An account that is accepted; confirmed only where it has a password, else by the invitation. */
export function insertAccount(ctx: Context, input: Omit<NewAccount, 'password'>, passwordHash: string | null) {
  const now = ctx.clock.now().toISOString()
  return ctx.db
    .insertInto('users')
    .values({
      userName: input.userName,
      email: input.email,
      firstName: input.firstName,
      middleName: input.middleName || null,
      lastName: input.lastName,
      position: input.position || null,
      passwordHash,
      isAdministrator: input.isAdmin,
      homeUnitId: input.deliveryUnitId ?? null,
      acceptedAt: now,
      createdAt: now,
      emailConfirmedAt: passwordHash ? now : null,
    })
    .returning(['id', 'userName'])
    .executeTakeFirstOrThrow()
    .catch(onTakenName)
}
