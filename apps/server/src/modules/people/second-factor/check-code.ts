import type { UserActor } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { tooOften } from '../../../platform/throttle.ts'
import { beginGuess, type GuessLimits } from '../guesses.ts'
import { recoveryCodeUsed } from '../people.facts.ts'
import { hashRecoveryCode, unseal } from './seal.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor.store.ts'
import { stepOf } from './totp.ts'

// Of a million codes three are right at any time: twenty tries an hour find one in 700 days on average.
const limits: GuessLimits = { each: { count: 5, windowSeconds: 15 * 60 }, all: { count: 20, windowSeconds: 3_600 } }

/** What came of a code; `wait`: seconds, where it was tried too often. */
export type Checked = { isRight: true } | { isRight: false; wait?: number }

interface Given {
  userId: string
  code: string
  /** The address, or the session of who is signed in. */
  from: string
}

/** Checks a code of the app or a recovery code and uses it up. For a person whose second factor is on or being set up. */
export async function checkCode(ctx: Context, { userId, code, from }: Given): Promise<Checked> {
  const attempt = await beginGuess(ctx, { what: 'second-factor', whose: userId, userId, from }, limits)
  if (attempt.wait !== undefined) return { isRight: false, wait: attempt.wait }
  const isRight = code.length === 6 ? await isAppCode(ctx, userId, code) : await isRecoveryCode(ctx, userId, code)
  if (isRight) await attempt.succeeded()
  return { isRight }
}

async function isAppCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(ctx.db, userId)
  if (!factor) return false
  const step = stepOf(unseal(ctx.secrets, userId, factor.sealedSecret), code, ctx.clock.now())
  return step !== undefined && (await takeStep(ctx.db, userId, step))
}

async function isRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const taken = await takeRecoveryCode(ctx.db, userId, hashRecoveryCode(ctx.secrets, userId, code))
  if (taken) await publishAlone(ctx, recoveryCodeUsed({}, { userId }))
  return taken
}

/** Asks a signed-in person for a code. @throws Refusal ValidationFailed on `code`; TooManyRequests */
export async function requireCode(ctx: Context, { userId, sessionId }: UserActor, code: string): Promise<void> {
  const checked = await checkCode(ctx, { userId, code, from: sessionId })
  if (checked.isRight) return
  if (checked.wait) throw tooOften(checked.wait)
  throw refuseField('code', 'That code is not right, or it was used already.')
}
