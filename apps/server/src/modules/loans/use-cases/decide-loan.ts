import type { Loan } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { endLoan, toldOf, type Which } from '../end-loan.ts'
import { loanApproved, loanCancelled, loanRefused } from '../loans.facts.ts'
import { viewLoan } from '../loans.queries.ts'
import { updateLoan } from '../loans.store.ts'
import { withLoan } from '../with-loan.ts'

/** Promises the original to who is first in the line. @throws Refusal NotFound, Forbidden, StateChanged, OnLoan */
export const approveLoan = (ctx: Context, which: Which): Promise<Loan> =>
  withLoan(ctx, which, 'approve', async (ctx, loan) => {
    const decision = { decidedBy: userIdOf(ctx.actor), decidedAt: ctx.clock.now().toISOString() }
    await updateLoan(ctx.db, loan, { status: 'approved', ...decision })
    await ctx.publish(loanApproved(...toldOf(loan)))
    return viewLoan(ctx, loan.id)
  })

/** Refuses it, and calls who comes next. @throws Refusal NotFound, Forbidden, StateChanged */
export const refuseLoan = (
  ctx: Context,
  { reason, ...which }: Which & { reason?: string | undefined },
): Promise<Loan> =>
  withLoan(ctx, which, 'refuse', async (ctx, loan) => {
    const [subject, told] = toldOf(loan)
    const refusalReason = reason || null
    await ctx.publish(loanRefused(subject, { ...told, reason: refusalReason }))
    const decision = { decidedBy: userIdOf(ctx.actor), decidedAt: ctx.clock.now().toISOString(), refusalReason }
    return endLoan(ctx, loan, { status: 'refused', ...decision })
  })

/** Takes one’s own request back, and calls who comes next. @throws Refusal NotFound, Forbidden, StateChanged */
export const cancelLoan = (ctx: Context, which: Which): Promise<Loan> =>
  withLoan(ctx, which, 'cancel', async (ctx, loan) => {
    await ctx.publish(loanCancelled(...toldOf(loan)))
    return endLoan(ctx, loan, { status: 'cancelled' })
  })
