import { type BodyOf, type requestLoan as contract, type Loan, longestLoan } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { withDocument } from '../../documents/index.ts'
import { todayOf } from '../../holidays/index.ts'
import { loanRequested } from '../loans.facts.ts'
import { findOwnLoan, viewLoan } from '../loans.queries.ts'
import { insertLoan } from '../loans.store.ts'

/**
 * Asks for the original of a document. Where others asked before, it waits in line behind them.
 *
 * @throws Refusal NotFound, Classified, InTrash, NoPaper, AlreadyAsked; ValidationFailed
 */
export function requestLoan(ctx: Context, { fileManagerId, neededBy, reason }: BodyOf<typeof contract>): Promise<Loan> {
  requireDay(ctx, 'neededBy', neededBy)
  return withDocument(ctx, fileManagerId, 'borrow', async (ctx, document) => {
    const requestedBy = userIdOf(ctx.actor)
    if (!requestedBy) throw refuse('NotFound')
    const { rows } = await sql`select from documents where id = ${document.id} and item_code is not null`.execute(
      ctx.db,
    )
    if (rows.length === 0) throw refuse('NoPaper')
    if ((await findOwnLoan(ctx, document.id)) !== undefined) throw refuse('AlreadyAsked')
    const now = ctx.clock.now().toISOString()
    const id = await insertLoan(ctx.db, document, { requestedBy, neededBy, reason, now })
    const told = { loanId: id, name: document.name, borrowerId: requestedBy, neededBy, reason }
    await ctx.publish(loanRequested({ documentId: document.id, unitId: document.unitId }, told))
    return viewLoan(ctx, id)
  })
}

/** @throws Refusal ValidationFailed, for a day that is over or further away than an original is promised or lent */
export function requireDay(ctx: Context, field: string, date: string): void {
  const today = todayOf(ctx)
  if (date < today) throw refuseField(field, 'Choose today or a day in the future.')
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + longestLoan)
  if (date > last.toISOString().slice(0, 10)) throw refuseField(field, 'Choose a day within a year.')
}
