import type { Context } from '../../../platform/context.ts'
import { findRegistration } from '../codes/registrations.store.ts'
import { beginAtDoor, beginGuess, type Guess, inTurnToGuess, passwordLimits } from '../guesses.ts'
import { isPassword } from '../passwords.ts'
import { findAccount } from '../users.store.ts'
import { letIn, lockedOut, refused } from './let-in.ts'

interface SignInInput {
  userName: string
  password: string
  totp?: string | undefined
  address: string
}

/**
 * Signs a person in with a local account. Known and unknown accounts cost the same work and get the same answer; what
 * is wrong with an account is told only after its right password.
 */
export async function signIn(ctx: Context, input: SignInInput) {
  const { userName, address } = input
  const account = await findAccount(ctx.db, userName)
  const guess = { what: 'sign-in', whose: account?.id ?? userName, userId: account?.id, from: address }
  return inTurnToGuess(ctx, guess, () => tryPassword(ctx, { ...input, account, guess }))
}

interface Trying extends SignInInput {
  account: Awaited<ReturnType<typeof findAccount>>
  guess: Guess
}

async function tryPassword(ctx: Context, { account, guess, ...input }: Trying) {
  const { userName, address } = input
  const door = await beginAtDoor(ctx, 'sign-in', address)
  const attempt = await beginGuess(ctx, guess, passwordLimits)
  if (attempt.wait !== undefined) return lockedOut(ctx, userName, attempt.wait)
  const matches = await isPassword(account?.passwordHash, input.password)
  if (!account || !matches)
    return refused(ctx, userName, (await isRegistered(ctx, input)) ? 'EmailNotConfirmed' : 'InvalidLoginAttempt')
  await Promise.all([door.succeeded(), attempt.succeeded()])
  return letIn(ctx, account, input)
}

// Who registered and has not confirmed the address yet; asked after every wrong password, at the same cost.
async function isRegistered(ctx: Context, { userName, password }: { userName: string; password: string }) {
  const registration = await findRegistration(ctx.db, userName, ctx.clock.now().toISOString())
  return isPassword(registration?.passwordHash, password)
}
