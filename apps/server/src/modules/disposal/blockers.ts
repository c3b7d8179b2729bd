import type { DisposalBlocker } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { calendarDateOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'

/** SQL: the day that it is where the institution is. */
const todayOf = ({ clock, config }: Context): RawBuilder<string> =>
  sql`${calendarDateOf(clock.now(), config.TIME_ZONE)}::date`

/**
 * SQL: what stands in the way of destroying a document (`d`), or null. It is asked when a batch is drafted, again in the
 * transaction that executes it, and again in the one that erases.
 *
 * @param besides the batch whose own list counts as no obstacle
 */
export const blockerNow = (ctx: Context, besides: number): RawBuilder<DisposalBlocker | null> => sql`case
  when is_held(d.id) then 'OnHold'
  when exists (select from postings p where p.document_id = d.id and p.ended_at is null and p.status <> 'returned') then 'Posted'
  when d.is_vital then 'Vital'
  when d.category_id is null then 'Unscheduled'
  when d.expires_on is null then 'Permanent'
  when d.expires_on >= ${todayOf(ctx)} then 'UnderRetention'
  when exists (select from disposal_items other where other.document_id = d.id and other.state in ('listed', 'binned')
    and other.disposal_id <> ${besides}::integer) then 'InDisposal'
  when exists (select from documents_on_loan lent where lent.document_id = d.id) then 'Loan'
end`
