import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { countUse, forgetUses } from '../../../platform/throttle.ts'
import { recoveryCodeUsed } from '../people.facts.ts'
import { hashRecoveryCode, unseal } from './seal.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor.store.ts'
import { stepOf } from './totp.ts'

// Of a million codes three are right at any time: five tries a quarter of an hour find one in 700 days on average.
const perPerson = { count: 5, windowSeconds: 15 * 60 }

/** What came of a code; `wait`: seconds, where it was tried too often. */
export type Checked = { isRight: true } | { isRight: false; wait?: number }

/** Checks a code of the app or a recovery code and uses it up. For a person whose second factor is on or being set up. */
export async function checkCode(ctx: Context, userId: string, code: string): Promise<Checked> {
  const key = `second-factor:${userId}`
  const wait = await countUse(ctx, key, perPerson)
  if (wait) return { isRight: false, wait }
  const isRight = code.length === 6 ? await isAppCode(ctx, userId, code) : await isRecoveryCode(ctx, userId, code)
  if (isRight) await forgetUses(ctx, key)
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

/** @throws Refusal ValidationFailed on `code`; TooManyRequests */
export async function requireCode(ctx: Context, userId: string, code: string): Promise<void> {
  const checked = await checkCode(ctx, userId, code)
  if (checked.isRight) return
  if (checked.wait) throw refuse('TooManyRequests', { headers: { 'retry-after': String(checked.wait) } })
  throw refuseField('code', 'That code is not right, or it was used already.')
}
