import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { todayOf } from '../../holidays/index.ts'
import { reminders } from '../loan.ts'
import { loanOverdue, loanReminded } from '../loans.facts.ts'
import { markReminded } from '../loans.store.ts'

export const loanRemindersQueue = 'loan-reminders'
const piece = 500

/**
 * Once a day, before the offices open: who has an original is reminded two days before its day; when that is over, they and
 * its unit are told, and again every week.
 */
export const loanReminding = worker(loanRemindersQueue, z.object({}), remindBorrowers, { schedule: '10 22 * * *' })

interface Due {
  id: number
  documentId: number
  unitId: number
  name: string
  requestedBy: string
  dueOn: string
}

async function remindBorrowers(ctx: Context): Promise<void> {
  const today = todayOf(ctx)
  for (let after = 0; ; ) {
    const due = await listDue(ctx, today, after)
    for (const one of due) await tell(ctx, one, today)
    const last = due.at(-1)
    if (!last) return
    after = last.id
  }
}

async function listDue({ db }: Context, today: string, after: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select l.id, l.document_id, d.unit_id, d.name, l.requested_by, l.due_on
    from loans l join documents d on d.id = l.document_id
    where l.status = 'lent' and l.id > ${after} and l.due_on <= ${today}::date + ${reminders.before}::integer and (
      l.reminded_on is null
      or (l.due_on < ${today}::date and (l.reminded_on <= l.due_on or l.reminded_on <= ${today}::date - ${reminders.every}::integer)))
    order by l.id limit ${piece}`.execute(db)
  return rows
}

const tell = (ctx: Context, { id, documentId, unitId, name, requestedBy, dueOn }: Due, today: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!(await markReminded(ctx.db, { id, dueOn }, today))) return
    const kind = dueOn < today ? loanOverdue : loanReminded
    await ctx.publish(kind({ documentId, unitId }, { loanId: id, name, borrowerId: requestedBy, dueOn }))
  })
