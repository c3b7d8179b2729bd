import type { Loan } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import type { Subject } from '../../platform/facts/fact.ts'
import type { LoanOfDocument } from './loan.ts'
import { loanTurnCame } from './loans.facts.ts'
import { viewLoan } from './loans.queries.ts'
import { callNext, type HeldLoan, updateLoan } from './loans.store.ts'

export interface Which {
  id: number
  /** Which one the change was made on. */
  version?: number | undefined
}

interface Told {
  loanId: number
  name: string
  borrowerId: string
}

/** What facts tell of a loan. */
export function toldOf({ id, requestedBy, document }: LoanOfDocument): [Subject, Told] {
  const subject = { documentId: document.id, unitId: document.unitId }
  return [subject, { loanId: id, name: document.name, borrowerId: requestedBy }]
}

type Ending =
  | { status: 'refused'; decidedBy: string | null; decidedAt: string; refusalReason: string | null }
  | { status: 'cancelled' | 'reshelved' }

/** Closes a loan, and calls who is first in the line now. */
export async function endLoan(ctx: Context, loan: HeldLoan, ending: Ending): Promise<Loan> {
  const now = ctx.clock.now().toISOString()
  await updateLoan(ctx.db, loan, { ...ending, closedAt: now })
  const next = await callNext(ctx.db, { documentId: loan.documentId, now })
  if (next) {
    const [subject, told] = toldOf(loan)
    await ctx.publish(loanTurnCame(subject, { ...told, loanId: next.id, borrowerId: next.requestedBy }))
  }
  return viewLoan(ctx, loan.id)
}
