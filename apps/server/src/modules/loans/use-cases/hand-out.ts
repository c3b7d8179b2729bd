import type { Loan } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { toldOf, type Which } from '../end-loan.ts'
import { loanLent, loanPulled } from '../loans.facts.ts'
import { viewLoan } from '../loans.queries.ts'
import { updateLoan } from '../loans.store.ts'
import { withLoan } from '../with-loan.ts'
import { requireDay } from './request-loan.ts'

/** It was taken from its shelf. @throws Refusal NotFound, Forbidden, StateChanged */
export const pullLoan = (ctx: Context, which: Which): Promise<Loan> =>
  withLoan(ctx, which, 'pull', async (ctx, loan) => {
    await updateLoan(ctx.db, loan, { status: 'pulled', pulledAt: ctx.clock.now().toISOString() })
    await ctx.publish(loanPulled(...toldOf(loan)))
    return viewLoan(ctx, loan.id)
  })

/**
 * It was handed over until a day; what is lent gets another day.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged, ValidationFailed
 */
export function lendLoan(ctx: Context, { dueOn, ...which }: Which & { dueOn: string }): Promise<Loan> {
  requireDay(ctx, 'dueOn', dueOn)
  return withLoan(ctx, which, 'lend', async (ctx, loan) => {
    const lent = loan.status === 'lent' ? {} : { lentBy: userIdOf(ctx.actor), lentAt: ctx.clock.now().toISOString() }
    await updateLoan(ctx.db, loan, { status: 'lent', ...lent, dueOn, remindedOn: null })
    const [subject, told] = toldOf(loan)
    await ctx.publish(loanLent(subject, { ...told, dueOn }))
    return viewLoan(ctx, loan.id)
  })
}
