import { type RawBuilder, sql } from 'kysely'
import type { DisposalBlocker } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { dayOf } from '../holidays/index.ts'
import { expiryOf } from '../taxonomy/index.ts'

/** SQL: until when a document is kept; null for ever, or where nothing says. Aliases: `d`, its category `c`. */
export const keptUntil = ({ config }: Context): RawBuilder<string | null> =>
  expiryOf(
    { documentDate: sql`d.document_date`, createdAt: sql`d.created_at` },
    sql`c.retention_years`,
    config.TIME_ZONE,
  )

/** SQL: the day that it is where the institution is. */
export const todayOf = ({ clock, config }: Context): RawBuilder<string> =>
  sql`${dayOf(clock.now(), config.TIME_ZONE)}::date`

/**
 * SQL: what stands in the way of destroying a document, or null. It is asked when a batch is drafted, again in the
 * transaction that executes it, and again in the one that erases. Aliases: `d`, its category `c`.
 *
 * @param besides the batch whose own list counts as no obstacle
 */
export const blockerNow = (ctx: Context, besides: number | null): RawBuilder<DisposalBlocker | null> => sql`case
  when exists (select from postings p where p.document_id = d.id and p.ended_at is null and p.status <> 'returned') then 'Posted'
  when d.is_permanent or (c.id is not null and c.retention_years is null) then 'Permanent'
  when d.is_vital then 'Vital'
  when c.id is null then 'Unscheduled'
  when ${keptUntil(ctx)} >= ${todayOf(ctx)} then 'UnderRetention'
  when exists (select from disposal_items other where other.document_id = d.id and other.state in ('listed', 'binned')
    and other.disposal_id is distinct from ${besides}::integer) then 'InDisposal'
end`
