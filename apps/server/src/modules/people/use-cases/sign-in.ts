import { type SignInRefusalCode, signInRefusals, type User } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { publishAlone, transaction } from '../../../platform/database/transaction.ts'
import { countUse, forgetUses, requireSeldom } from '../../../platform/throttle.ts'
import { isPassword } from '../passwords.ts'
import { signedIn, signInFailed } from '../people.facts.ts'
import { encryptAccessList, signToken } from '../session-token.ts'
import { permissionsOf } from '../user.ts'
import { findUser } from '../users.queries.ts'
import { findAccount, insertSession } from '../users.store.ts'

/** A sign-in that was refused; it travels as 200 with `error: true` (specification, section 8). */
export interface SignInRefused {
  error: true
  code: SignInRefusalCode
  errorMessage: string
}

const perAccount = { count: 10, windowSeconds: 15 * 60 }
const perAddress = { count: 100, windowSeconds: 15 * 60 }

/**
 * Signs a person in with a local account. Known and unknown accounts cost the same work and get the same answer; what
 * is wrong with an account is told only after its right password.
 */
export async function signIn(ctx: Context, input: { userName: string; password: string; address: string }) {
  const account = await findAccount(ctx.db, input.userName)
  const key = `sign-in:${(account?.id ?? input.userName).toLowerCase()}`
  await requireSeldom(ctx, `sign-in-from:${input.address}`, perAddress)
  const wait = await countUse(ctx, key, perAccount)
  const matches = await isPassword(account?.passwordHash, input.password)
  if (wait)
    return refused(
      ctx,
      input.userName,
      'LockedOut',
      `Too many attempts. Wait ${Math.ceil(wait / 60)} min before you try again.`,
    )
  if (!account || !matches) return refused(ctx, input.userName, 'InvalidLoginAttempt')
  await forgetUses(ctx, key)
  if (account.deactivatedAt) return refused(ctx, input.userName, 'Deactivated')
  if (!account.emailConfirmedAt) return refused(ctx, input.userName, 'EmailNotConfirmed')
  if (!account.acceptedAt) return refused(ctx, input.userName, 'AwaitingAcceptance')
  return openSession(ctx, account.id)
}

/** Opens a session for a person who has proved who they are. */
export async function openSession(ctx: Context, userId: string) {
  const issuedAt = ctx.clock.now()
  const expiresAt = new Date(issuedAt.getTime() + ctx.config.SESSION_HOURS * 3_600_000)
  return transaction(ctx, async (ctx) => {
    const now = issuedAt.toISOString()
    const { agent, address } = ctx.origin
    const { id } = await insertSession(ctx.db, {
      userId,
      createdAt: now,
      expiresAt: expiresAt.toISOString(),
      agent,
      address,
    })
    await ctx.db.updateTable('users').set({ lastSignInAt: now }).where('id', '=', userId).execute()
    const user = (await findUser(ctx.db, userId)) as User
    await ctx.publish(signedIn({}, { userId, sessionId: id }))
    const token = await signToken(ctx.secrets.tokens, user, { id, issuedAt, expiresAt })
    return { error: false as const, token, accessList: await encryptAccessList(permissionsOf(user)), user }
  })
}

async function refused(
  ctx: Context,
  userName: string,
  code: SignInRefusalCode,
  errorMessage: string = signInRefusals[code],
): Promise<SignInRefused> {
  await publishAlone(ctx, signInFailed({}, { userName: userName.slice(0, 254), code }))
  return { error: true, code, errorMessage }
}
