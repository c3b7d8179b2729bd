import type { AdminDashboard } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { todayOf } from '../../holidays/index.ts'
import { dueOf } from '../requests.queries.ts'

/** How many requests are open, due within a week from today, and overdue; one statement. No clock runs on what waits for an answer. */
export async function countDue(ctx: Context): Promise<AdminDashboard['requests']> {
  const today = todayOf(ctx)
  const { rows } = await sql<AdminDashboard['requests']>`
    select count(*)::int as open,
      count(*) filter (where is_running and due between ${today}::date and ${today}::date + 7)::int as due_this_week,
      count(*) filter (where is_running and due < ${today}::date)::int as overdue
    from (select ${dueOf} as due, r.status <> 'awaiting_clarification' as is_running from document_requests r
      where r.status not in ('unverified', 'resolved')) one`.execute(ctx.db)
  return rows[0] ?? { open: 0, dueThisWeek: 0, overdue: 0 }
}
