import type { RequestStatusView } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { viewClock } from '../clock.queries.ts'

/** SQL: where a request (`r`) stands, as coarse as whoever has its number alone may know. */
export const statusColumns = sql`r.tracking_no, r.status, r.outcome, r.received_on,
  case when r.status <> 'awaiting_clarification' then coalesce(r.extended_to, r.due_on) end as due_on,
  (select coalesce(json_agg(json_build_object('on', step.day, 'status', step.status) order by step.id), '[]') from (
    select e.id, e.day, e.status, lag(e.status) over (order by e.id) as before
    from document_request_events e where e.request_id = r.id
  ) as step where step.before is distinct from step.status) as timeline`

const noRequest = 0

/**
 * Where a request stands, by its number. What can't be a number is looked for as any other is, in the same time.
 *
 * @throws Refusal NotFound
 */
export async function viewStatus(ctx: Context, trackingNo: string | undefined): Promise<RequestStatusView> {
  const { rows } = await sql<
    Omit<RequestStatusView, 'clock'> & { id: number }
  >`select r.id, ${statusColumns} from document_requests r
    where r.tracking_no = ${trackingNo ?? ''}`.execute(ctx.db)
  const [found] = rows
  const clock = await viewClock(ctx, found?.id ?? noRequest)
  if (!found) throw refuse('NotFound')
  const { id: _, ...status } = found
  return { ...status, clock }
}
