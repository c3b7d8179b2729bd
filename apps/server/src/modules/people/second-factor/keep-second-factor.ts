import type { SecondFactor } from '@sinupan/contract'
import { toString as drawQr } from 'qrcode'
import type { UserActor } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { pages, sendOwnerLetter } from '../letters/send-letter.ts'
import { requireOwnPassword } from '../own-password.ts'
import { recoveryCodesRenewed, secondFactorDisabled, secondFactorEnabled } from '../people.facts.ts'
import { findUser } from '../users.queries.ts'
import { endSessions } from '../users.store.ts'
import { requireCode } from './check-code.ts'
import { isRequiredOf } from './required-of.ts'
import { hashRecoveryCode, seal } from './seal.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  insertSecret,
  markEnabled,
  replaceRecoveryCodes,
} from './second-factor.store.ts'
import { describeSecret, newRecoveryCodes, newSecret, showRecoveryCode } from './totp.ts'

/** How a person's second factor stands. */
export async function viewSecondFactor(ctx: Context, actor: UserActor): Promise<SecondFactor> {
  const factor = await findSecondFactor(ctx.db, actor.userId)
  return {
    isEnabled: factor?.enabledAt != null,
    enabledAt: factor?.enabledAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, actor.userId),
    isRequired: isRequiredOf(ctx.config, actor),
  }
}

/** Begins with a new secret; nothing is asked for until a code of it was seen. @throws Refusal SecondFactorOn */
export async function setUpSecondFactor(ctx: Context, { userId }: UserActor) {
  const user = await findUser(ctx.db, userId)
  const secret = newSecret()
  const isBegun = await insertSecret(ctx.db, userId, seal(ctx.secrets, userId, secret))
  if (!user || !isBegun) throw refuse('SecondFactorOn')
  const described = describeSecret(secret, { issuer: ctx.config.INSTITUTION_NAME, label: user.userName })
  const svg = await drawQr(described.uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return { ...described, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/**
 * Turns it on with a code of the new secret. Sessions that were opened without it end.
 *
 * @returns the recovery codes, which nobody can read again
 * @throws Refusal ValidationFailed on `code`; SecondFactorOn; TooManyRequests
 */
export async function enableSecondFactor(ctx: Context, actor: UserActor, code: string) {
  const { userId, sessionId } = actor
  const factor = await findSecondFactor(ctx.db, userId)
  if (!factor) throw refuseField('code', 'Begin with a new secret first.')
  if (factor.enabledAt) throw refuse('SecondFactorOn')
  await requireCode(ctx, actor, code)
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now().toISOString()
    if (!(await markEnabled(ctx.db, userId, now))) throw refuse('SecondFactorOn')
    const codes = await renew(ctx, userId)
    await endSessions(ctx.db, { userId, but: sessionId, now })
    await sendOwnerLetter(ctx, userId, { words: (say) => say.secondFactorOn(), path: pages.forgotPassword })
    await ctx.publish(secondFactorEnabled({}, { userId }))
    return codes
  })
}

/** Turns it off. @throws Refusal Forbidden where it has to stay on; ValidationFailed on `password` or `code`; TooManyRequests */
export async function disableSecondFactor(
  ctx: Context,
  actor: UserActor,
  { password, code }: { password?: string | undefined; code: string },
): Promise<SecondFactor> {
  const { userId } = actor
  if (isRequiredOf(ctx.config, actor))
    throw refuse('Forbidden', {}, 'The institution asks for a second factor of people with your duties.')
  if (!(await hasSecondFactor(ctx.db, userId))) return viewSecondFactor(ctx, actor)
  await requireOwnPassword(ctx, actor, password)
  await requireCode(ctx, actor, code)
  await transaction(ctx, async (ctx) => {
    await deleteSecondFactor(ctx.db, userId)
    await sendOwnerLetter(ctx, userId, { words: (say) => say.secondFactorOff(), path: pages.forgotPassword })
    await ctx.publish(secondFactorDisabled({}, { userId }))
  })
  return viewSecondFactor(ctx, actor)
}

/** New recovery codes in place of the earlier ones. @throws Refusal NotFound where it is off */
export function renewRecoveryCodes(ctx: Context, { userId }: UserActor) {
  return transaction(ctx, async (ctx) => {
    if (!(await hasSecondFactor(ctx.db, userId))) throw refuse('NotFound')
    await ctx.publish(recoveryCodesRenewed({}, { userId }))
    return renew(ctx, userId)
  })
}

/** An administrator turns off the second factor of somebody who can't give its codes any more; their sessions end. @throws Refusal NotFound where it is off */
export function resetSecondFactor(ctx: Context, userId: string): Promise<{ id: string }> {
  return transaction(ctx, async (ctx) => {
    if (!(await hasSecondFactor(ctx.db, userId))) throw refuse('NotFound')
    await deleteSecondFactor(ctx.db, userId)
    await endSessions(ctx.db, { userId, now: ctx.clock.now().toISOString() })
    await sendOwnerLetter(ctx, userId, { words: (say) => say.secondFactorReset(), path: pages.signIn })
    await ctx.publish(secondFactorDisabled({}, { userId }))
    return { id: userId }
  })
}

async function renew(ctx: Context, userId: string) {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    ctx.db,
    userId,
    codes.map((code) => hashRecoveryCode(ctx.secrets, userId, code)),
  )
  return { recoveryCodes: codes.map(showRecoveryCode) }
}
