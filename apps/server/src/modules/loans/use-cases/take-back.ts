import type { Loan } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { placeDocuments } from '../../documents/index.ts'
import { endLoan, toldOf, type Which } from '../end-loan.ts'
import { loanReshelved, loanReturned } from '../loans.facts.ts'
import { viewLoan } from '../loans.queries.ts'
import { updateLoan } from '../loans.store.ts'
import { withLoan } from '../with-loan.ts'

/** It came back, and is to be put on its shelf. @throws Refusal NotFound, Forbidden, StateChanged */
export const returnLoan = (ctx: Context, which: Which): Promise<Loan> =>
  withLoan(ctx, which, 'return', async (ctx, loan) => {
    await updateLoan(ctx.db, loan, { status: 'returned', returnedAt: ctx.clock.now().toISOString() })
    await ctx.publish(loanReturned(...toldOf(loan)))
    return viewLoan(ctx, loan.id)
  })

/**
 * It stands on its shelf again, or on another one of its unit; who comes next is called.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged, OtherUnit, InTrash
 */
export const reshelveLoan = (
  ctx: Context,
  { fileLocationId, ...which }: Which & { fileLocationId?: number | undefined },
): Promise<Loan> =>
  transaction(ctx, (ctx) =>
    withLoan(ctx, which, 'reshelve', async (ctx, loan) => {
      if (fileLocationId !== undefined)
        await placeDocuments(ctx, { ids: [loan.documentId], locationId: fileLocationId })
      await ctx.publish(loanReshelved(...toldOf(loan)))
      return endLoan(ctx, loan, { status: 'reshelved' })
    }),
  )
