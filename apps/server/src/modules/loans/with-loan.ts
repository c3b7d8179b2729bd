import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Allowed, type Held, judge, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { findDocumentFacts, lockDocuments } from '../documents/index.ts'
import type { LoanFacts, LoanOfDocument } from './loan.ts'
import { type LoanAction, loanPolicy } from './loans.policy.ts'
import { viewLoan } from './loans.queries.ts'

/**
 * The gate of what is done to a loan: locks its document, so that all that happens in one line happens in a row, then
 * reads, then judges, and hands `work` the proof.
 *
 * @throws Refusal NotFound, or the code of what stands in the way; StateChanged comes with `current`
 */
export function withLoan<A extends LoanAction, T>(
  ctx: Context,
  { id, version }: { id: number; version?: number | undefined },
  action: A,
  work: (ctx: Context, loan: Held<LoanOfDocument, A>) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    // Of which document it is never changes.
    const before = await findLoan(ctx, id)
    if (!before) throw refuse('NotFound')
    await lockDocuments(ctx.db, { ids: [before.documentId] })
    const loan = await findLoan(ctx, id)
    const [document] = await findDocumentFacts(ctx, [before.documentId])
    if (!loan || !document) throw refuse('NotFound')
    const refusal = judge(loanPolicy, action, { actor: ctx.actor, loan, unitId: document.unitId })
    const isOlder = version !== undefined && version !== loan.version
    if (refusal === 'StateChanged' || (!refusal && isOlder))
      throw refuse('StateChanged', { current: await viewLoan(ctx, id) })
    if (refusal) throw refuse(refusal)
    return work(ctx, underLock({ ...loan, document } as Allowed<LoanOfDocument, A>))
  })
}

async function findLoan({ db }: Context, id: number): Promise<LoanFacts | undefined> {
  const { rows } = await sql<LoanFacts>`
    select l.id, l.document_id, l.status, l.requested_by, l.due_on, l.version, (select count(*)::int from loans before
      where before.document_id = l.document_id and before.closed_at is null and before.id < l.id) as position
    from loans l where l.id = ${id}`.execute(db)
  return rows[0]
}
