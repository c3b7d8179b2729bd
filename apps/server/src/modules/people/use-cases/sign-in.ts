import type { Context } from '../../../platform/context.ts'
import { countUse, forgetUses, requireSeldom } from '../../../platform/throttle.ts'
import { findRegistration } from '../codes/registrations.store.ts'
import { isPassword } from '../passwords.ts'
import { findAccount } from '../users.store.ts'
import { letIn, lockedOut, refused } from './let-in.ts'

interface SignInInput {
  userName: string
  password: string
  totp?: string | undefined
  address: string
}

const perAccount = { count: 10, windowSeconds: 15 * 60 }
const perAddress = { count: 100, windowSeconds: 15 * 60 }

/**
 * Signs a person in with a local account. Known and unknown accounts cost the same work and get the same answer; what
 * is wrong with an account is told only after its right password.
 */
export async function signIn(ctx: Context, input: SignInInput) {
  const account = await findAccount(ctx.db, input.userName)
  const key = `sign-in:${(account?.id ?? input.userName).toLowerCase()}`
  await requireSeldom(ctx, `sign-in-from:${input.address}`, perAddress)
  const wait = await countUse(ctx, key, perAccount)
  const matches = await isPassword(account?.passwordHash, input.password)
  if (wait) return lockedOut(ctx, input.userName, wait)
  if (!account || !matches)
    return refused(ctx, input.userName, (await isRegistered(ctx, input)) ? 'EmailNotConfirmed' : 'InvalidLoginAttempt')
  await forgetUses(ctx, key)
  return letIn(ctx, account, input.totp)
}

// Who registered and has not confirmed the address yet; asked after every wrong password, at the same cost.
async function isRegistered(ctx: Context, { userName, password }: { userName: string; password: string }) {
  const registration = await findRegistration(ctx.db, userName, ctx.clock.now().toISOString())
  return isPassword(registration?.passwordHash, password)
}
