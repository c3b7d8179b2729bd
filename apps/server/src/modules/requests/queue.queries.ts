import type { listRequests, QueryOf } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { addDays, todayOf } from '../holidays/index.ts'
import { decidedByActor, dueOf, selectRequestRows } from './requests.queries.ts'
import { readTrackingNo } from './tracking-no.ts'

export type QueueQuery = QueryOf<typeof listRequests>

/** SQL: what was given to a unit to search. Alias: `r`. The twin of `isSearcher`. */
export const givenTo = (unitId: number): RawBuilder<boolean> => sql`(r.unit_id = ${unitId}
  and r.decision_maker_id is not null and r.status <> 'pending' and r.status_before is distinct from 'pending')`

/** A queue with the numbers of its tabs: four statements. @param where alias `r` */
export async function listQueue(ctx: Context, where: RawBuilder<unknown>, query: QueueQuery) {
  const { page, pageSize } = query
  const inQueue = sql`r.status <> 'unverified' and ${where}`
  const isFound = foundBy(ctx, query)
  // Which ones first, by what they are sorted by alone: far pages would carry the whole of all that stands before them.
  const shown = sql`select r.id from document_requests r where ${inQueue} and ${isFound}
    order by ${orderOf(query)} limit ${pageSize} offset ${page * pageSize}`
  const items = await selectRequestRows(ctx, sql`where r.id in (${shown}) order by ${orderOf(query)}`)
  const { rows } = await sql<Partial<Record<string, number>>>`
    select (select count(*)::int from document_requests r where ${inQueue} and ${isFound}) as total,
      count(*) filter (where r.status = 'pending')::int as pending,
      count(*) filter (where r.status = 'accepted')::int as accepted,
      count(*) filter (where r.status = 'processing')::int as processing,
      count(*) filter (where r.status = 'for_decision')::int as for_decision,
      count(*) filter (where r.status = 'awaiting_clarification')::int as awaiting_clarification,
      count(*) filter (where r.status = 'resolved')::int as resolved,
      count(*) filter (where ${isRunning} and ${dueOf} < ${todayOf(ctx)}::date)::int as overdue,
      count(*) filter (where r.status <> 'resolved' and ${decidedByActor(ctx)})::int as mine
    from document_requests r where ${inQueue}`.execute(ctx.db)
  const { total = 0, forDecision = 0, awaitingClarification = 0, ...counts } = rows[0] ?? {}
  const { pending = 0, accepted = 0, processing = 0, resolved = 0, overdue = 0, mine = 0 } = counts
  const open = { pending, accepted, processing, for_decision: forDecision }
  const tabs = { ...open, awaiting_clarification: awaitingClarification, resolved, overdue, mine }
  return { ...asList(items, total), counts: tabs }
}

const isRunning = sql`r.status not in ('resolved', 'awaiting_clarification')`

function foundBy(ctx: Context, query: QueueQuery): RawBuilder<unknown> {
  const { status, outcome, isOpen, campusId, unitId, due, isMine, search } = query
  const conditions = [
    sql`true`,
    ...(status ? [sql`r.status = ${status}`] : []),
    ...(outcome ? [sql`r.outcome = ${outcome}`] : []),
    ...(isOpen === undefined ? [] : [isOpen ? sql`r.status <> 'resolved'` : sql`r.status = 'resolved'`]),
    ...(campusId === undefined ? [] : [sql`r.campus_id = ${campusId}`]),
    ...(unitId === undefined ? [] : [sql`r.unit_id = ${unitId}`]),
    ...(due ? [dueWithin(due, todayOf(ctx))] : []),
    ...(isMine === undefined ? [] : [sql`${decidedByActor(ctx)} is ${isMine ? sql`true` : sql`not true`}`]),
    ...(search ? [foundIn(search)] : []),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

function dueWithin(due: NonNullable<QueueQuery['due']>, today: string): RawBuilder<unknown> {
  const inAWeek = addDays(today, 7)
  const within = {
    overdue: sql`${isRunning} and ${dueOf} < ${today}::date`,
    today: sql`${isRunning} and ${dueOf} = ${today}::date`,
    week: sql`${isRunning} and ${dueOf} between ${today}::date and ${inAWeek}::date`,
    later: sql`${isRunning} and ${dueOf} > ${inAWeek}::date`,
    paused: sql`r.status = 'awaiting_clarification'`,
  }
  return sql`(${within[due]})`
}

/** SQL: all that a request is found by, as `document_requests_words` has it. */
const words = sql`(r.tracking_no || ' ' || r.title || ' ' || r.first_name || coalesce(' ' || r.middle_name, '') || ' ' || r.last_name
  || ' ' || r.first_name || ' ' || r.last_name || coalesce(' ' || r.organisation, '') || ' ' || r.description)`

function foundIn(search: string): RawBuilder<unknown> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const registered = /^(\d{4})-(\d{1,9})$/.exec(search.trim())
  return sql`(r.tracking_no = ${readTrackingNo(search) ?? search.trim().toUpperCase()}
    ${registered ? sql`or (r.registry_year = ${Number(registered[1])} and r.registry_serial = ${Number(registered[2])})` : sql``}
    or ${words} ilike ${pattern})`
}

const sorts: Record<NonNullable<QueueQuery['sort']>, RawBuilder<unknown>> = {
  due: dueOf,
  received: sql`r.received_on`,
  updated: sql`r.updated_at`,
  title: sql`lower(r.title)`,
  number: sql`r.registry_year * 1000000000::bigint + r.registry_serial`,
}

/** What is due first; what is answered comes last, the newest of it first. */
function orderOf({ sort, order }: QueueQuery): RawBuilder<unknown> {
  if (!sort && !order)
    return sql`r.status = 'resolved', case when r.status <> 'resolved' then ${dueOf} end, r.closed_at desc, r.id`
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  return sql`${sorts[sort ?? 'due']} ${direction}, r.id ${direction}`
}
