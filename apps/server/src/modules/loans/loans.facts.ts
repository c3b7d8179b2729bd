import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const loan = { loanId: z.number(), name: z.string(), borrowerId: z.string() }

export const loanRequested = fact('loan.requested', { ...loan, neededBy: z.string(), reason: z.string() })
export const loanApproved = fact('loan.approved', loan)
export const loanRefused = fact('loan.refused', { ...loan, reason: z.string().nullable() })
/** Taken from its shelf, and ready. */
export const loanPulled = fact('loan.pulled', loan)
/** Handed over, or given another day. */
export const loanLent = fact('loan.lent', { ...loan, dueOn: z.string() })
export const loanReturned = fact('loan.returned', loan)
export const loanReshelved = fact('loan.reshelved', loan)
export const loanCancelled = fact('loan.cancelled', loan)
/** Who waited is first in the line now. */
export const loanTurnCame = fact('loan.turn-came', loan)
/** Its day is near. */
export const loanReminded = fact('loan.reminded', { ...loan, dueOn: z.string() })
/** Its day is over. */
export const loanOverdue = fact('loan.overdue', { ...loan, dueOn: z.string() })
