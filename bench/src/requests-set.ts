import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

export interface RequestsSet {
  /** Of the central records unit. */
  records: string
  /** A request that is answered, with messages, steps and what was found. */
  caseId: number
  trackingNo: string
  registryNo: string
}

/**
 * Adds a year of `count` requests, over all campuses and units, most of them answered, each with its steps, messages and, for
 * one in three, a document that was found. Rows as the product leaves them, in a statement a table.
 */
export async function fillRequests(db: Database, count: number): Promise<RequestsSet> {
  await sql`update units set is_cru = true where id = 2`.execute(db)
  await sql`
    insert into document_requests (tracking_no, registry_year, registry_serial, channel, requester_type, first_name, last_name,
      email, request_type, campus_id, unit_id, title, description, purpose, delivery_mode, status, outcome, status_before,
      received_at, received_on, due_on, paused_on, decision_maker_id, closed_at, closed_on, created_at, updated_at)
    select 'REQ-' || made.year || '-' || lpad(upper(to_hex(i * 7919::bigint)), 9, '0'), made.year, i, 'web', 'citizen',
      'First' || i % 977, 'Last' || i % 1009, 'person' || i || '@outside.example',
      (array['foi', 'own_record', 'certified_copy'])[1 + i % 3], unit.campus_id, unit.id,
      (array['Minutes', 'Contracts', 'Budget', 'Enrolment', 'Plans'])[1 + i % 5] || ' of the office, paper ' || i,
      repeat('Names, dates and numbers of what is looked for. ', 10) || i, 'For a study of the office.', 'download',
      status, case when status = 'resolved' then (array['successful', 'denied', 'not_held', 'partially_successful',
        'withdrawn'])[1 + i % 5] end, case when status = 'awaiting_clarification' then 'processing' end,
      day, day::date, day::date + 21, case when status = 'awaiting_clarification' then current_date - 5 end, decider.id,
      case when status = 'resolved' then day + interval '12 days' end, case when status = 'resolved' then day::date + 12 end, day, day
    from (select i, now() - make_interval(mins => ((${count}::int - i) * (525600.0 / ${count}))::int) as day,
        extract(year from now())::int as year from generate_series(1, ${count}::int) i) made
      cross join lateral (select case when i < ${count}::int * 0.93 then 'resolved' else (array['pending', 'accepted', 'processing',
        'for_decision', 'awaiting_clarification'])[1 + i % 5] end as status) state
      join (select n.id, o.campus_id from units n join offices o on o.id = n.office_id) unit on unit.id = 1 + i % 200
      cross join (select id from users where user_name = 'user3') decider`.execute(db)
  await sql`insert into registry_numbers (year, last) values (extract(year from now())::int, ${count})`.execute(db)
  await sql`
    insert into document_request_events (request_id, at, day, what, status)
    select r.id, r.received_at + make_interval(days => n), r.received_on + n, 'request.' || (array['received', 'accepted', 'started',
      'proposed', 'messaged', 'resolved'])[n + 1], r.status from document_requests r cross join generate_series(0, 5) n`.execute(
    db,
  )
  await sql`
    insert into document_request_messages (request_id, sender, text, at)
    select r.id, case n when 0 then 'office' else 'requester' end, repeat('Thank you for asking. ', 10), r.received_at
    from document_requests r cross join generate_series(0, 1) n`.execute(db)
  await sql`
    insert into document_request_items (request_id, document_id, name, proposal, added_at)
    select r.id, d.id, d.name, 'release', now() from document_requests r
    join (select id, name, row_number() over (order by id) as no from documents limit 1000) d on d.no = 1 + r.id % 1000
    where r.id % 3 = 0`.execute(db)
  await sql.raw('analyze').execute(db)
  const { rows } = await sql<Omit<RequestsSet, 'records'>>`
    select id as case_id, tracking_no, registry_year || '-' || lpad(registry_serial::text, 4, '0') as registry_no
    from document_requests where status = 'resolved' and id % 3 = 0 order by id offset ${count}::int / 10 limit 1`.execute(
    db,
  )
  const [first] = rows
  if (!first) throw new Error('No request was made.')
  return { records: 'user1', ...first }
}
