import type { LoanStatus } from '@sinupan/contract'
import type { DocumentFacts } from '../documents/index.ts'

/** What the rules look at: a loan, its place in the line, its document. */
export interface LoanFacts {
  id: number
  documentId: number
  status: LoanStatus
  requestedBy: string
  /** How many open ones of the same original were asked for before. */
  position: number
  dueOn: string | null
  version: number
}
export interface LoanOfDocument extends LoanFacts {
  document: DocumentFacts
}

/** From when on before its day a borrower is reminded, and how often behind it, in days. */
export const reminders = { before: 2, every: 7 }
