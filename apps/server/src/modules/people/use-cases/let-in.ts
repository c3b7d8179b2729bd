import { type SignInRefusalCode, saying, signInRefusals } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { signInFailed } from '../people.facts.ts'
import { checkCode } from '../second-factor/check-code.ts'
import { hasSecondFactor } from '../second-factor/second-factor.store.ts'
import { openSession } from './open-session.ts'

/** A sign-in that was refused; it travels as 200 with `error: true` (specification, section 8). */
export interface SignInRefused {
  error: true
  code: SignInRefusalCode
  errorMessage: string
}

interface ProvedAccount {
  id: string
  userName: string
  emailConfirmedAt: string | null
  acceptedAt: string | null
  deactivatedAt: string | null
}

interface SecondStep {
  totp?: string | undefined
  address: string
}

/**
 * Lets in whoever has proved, by whatever way, that an account is theirs: what is wrong with the account is told now,
 * and the second factor is asked for where it is on.
 */
export async function letIn(ctx: Context, account: ProvedAccount, { totp, address }: SecondStep) {
  const { id, userName } = account
  if (account.deactivatedAt) return refused(ctx, userName, 'Deactivated')
  if (!account.emailConfirmedAt) return refused(ctx, userName, 'EmailNotConfirmed')
  if (!account.acceptedAt) return refused(ctx, userName, 'AwaitingAcceptance')
  if (await hasSecondFactor(ctx.db, id)) {
    // A question, not a failure: nothing to be written down.
    if (!totp) return no('SecondFactor')
    const checked = await checkCode(ctx, { userId: id, code: totp, from: address })
    if (!checked.isRight)
      return checked.wait ? lockedOut(ctx, userName, checked.wait) : refused(ctx, userName, 'WrongCode')
  }
  return openSession(ctx, id)
}

export async function refused(
  ctx: Context,
  userName: string,
  code: SignInRefusalCode,
  errorMessage?: string,
): Promise<SignInRefused> {
  await publishAlone(ctx, signInFailed({}, { userName: userName.slice(0, 254), code }))
  return no(code, errorMessage)
}

/** @param wait seconds */
export const lockedOut = (ctx: Context, userName: string, wait: number): Promise<SignInRefused> =>
  refused(ctx, userName, 'LockedOut', saying('lockedOut', { minutes: Math.ceil(wait / 60) }))

const no = (code: SignInRefusalCode, errorMessage: string = signInRefusals[code]): SignInRefused => ({
  error: true,
  code,
  errorMessage,
})
