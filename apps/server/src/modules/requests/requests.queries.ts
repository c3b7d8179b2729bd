import type { DocumentRequest, RequestRow } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { isAdministrator, isCru, userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { findDocumentFacts, sightOf } from '../documents/index.ts'
import { addDays, calendarsBetween, todayOf } from '../holidays/index.ts'
import { userRefJson } from '../people/index.ts'
import { viewClock } from './clock.queries.ts'
import { addressed, publicationJson, type ReleasedRow } from './publishing/publications.queries.ts'
import type { RequestFacts } from './request.ts'
import { daysLeft } from './request-clock.ts'
import { type RequestAction, requestPolicy } from './requests.policy.ts'

/** SQL: the day on which a request (`r`) has to be answered. */
export const dueOf = sql<string | null>`coalesce(r.extended_to, r.due_on)`
export const requestSource = sql`document_requests r join campuses c on c.id = r.campus_id
  left join units n on n.id = r.unit_id left join offices o on o.id = n.office_id
  left join users decider on decider.id = r.decision_maker_id`

const rowColumns = sql`r.id, r.tracking_no,
  r.registry_year || '-' || lpad(r.registry_serial::text, 4, '0') as registry_no,
  r.requester_type, r.first_name, r.middle_name, r.last_name, r.organisation, r.request_type, r.campus_id,
  json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name) as campus,
  r.unit_id as delivery_unit_id,
  case when n.id is not null then json_build_object('id', n.id, 'name', n.name, 'officeName', o.name) end as delivery_unit,
  r.title, r.delivery_mode, r.channel, r.status, r.outcome, r.received_on, r.due_on, r.extended_to,
  r.paused_on as paused_since, ${userRefJson('decider')} as decision_maker, r.appealed_at is not null as has_appeal,
  r.requester_wrote_last as has_news, r.created_at, r.updated_at, r.version`

type Row = Omit<RequestRow, 'daysLeft' | 'isOverdue'>

/** The rows of a queue, with the days that are left of each: two statements. */
export async function selectRequestRows(ctx: Context, tail: RawBuilder<unknown>): Promise<RequestRow[]> {
  const { rows } = await sql<Row>`select ${rowColumns} from ${requestSource} ${tail}`.execute(ctx.db)
  return withDays(ctx, rows)
}

/** Adds how many working days are left; no clock runs on what is answered, or waits for an answer. */
export async function withDays<R extends Pick<Row, 'campusId' | 'dueOn' | 'extendedTo' | 'status'>>(
  ctx: Context,
  rows: readonly R[],
): Promise<(R & Pick<RequestRow, 'daysLeft' | 'isOverdue'>)[]> {
  const today = todayOf(ctx)
  const days = rows.flatMap((row) => row.extendedTo ?? row.dueOn ?? []).concat(today)
  const [from = today, to = today] = [days.reduce(earlier), days.reduce(later)]
  const calendarFor = await calendarsBetween(ctx.db, { from: addDays(from, -1), to: addDays(to, 1) })
  return rows.map((row) => {
    const due = row.extendedTo ?? row.dueOn
    const isRunning = due !== null && row.status !== 'resolved' && row.status !== 'awaiting_clarification'
    return {
      ...row,
      daysLeft: isRunning ? daysLeft(due, today, calendarFor(row.campusId)) : null,
      isOverdue: isRunning && due < today,
    }
  })
}
const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

type Whole = Row &
  Omit<DocumentRequest, keyof RequestRow | 'capabilities' | 'clock' | 'like' | 'items' | 'released'> & {
    facts: RequestFacts
    items: Omit<DocumentRequest['items'][number], 'routeId'>[]
    released: ReleasedRow[]
  }

/** SQL: the files of a request or message (alias `f`), as a JSON list. */
export const filesJson = (where: RawBuilder<unknown>) => sql`(select coalesce(json_agg(json_build_object(
  'id', f.id, 'fileName', f.file_name, 'mediaType', f.media_type, 'size', f.size) order by f.created_at, f.id), '[]')
  from document_request_files f where ${where})`

/** SQL: the messages of a request (`r`), the oldest first, as a JSON list. */
export const messagesJson = ({ withNames }: { withNames: boolean }) => sql`(select coalesce(json_agg(json_build_object(
  'id', m.id, 'from', m.sender, 'text', m.text, 'at', ${isoOf(sql`m.at`)},
  'by', ${withNames ? userRefJson('writer') : sql`null`},
  'attachments', ${filesJson(sql`f.message_id = m.id`)}) order by m.id), '[]')
  from document_request_messages m left join users writer on writer.id = m.written_by where m.request_id = r.id)`

/** SQL: an instant within JSON, as everywhere. */
export const isoOf = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const wholeColumns = sql`${rowColumns}, r.email, r.mobile, r.description, r.coverage_from, r.coverage_to, r.purpose,
  r.related_document_id as related_file_id, r.privacy_notice_version, r.language, r.search_note, ${userRefJson('proposer')} as proposed_by,
  case when r.status = 'resolved' then json_build_object('outcome', r.outcome, 'ground', r.decision_ground,
    'reason', r.decision_reason, 'by', ${userRefJson('closer')}, 'at', ${isoOf(sql`r.closed_at`)}) end as decision,
  case when r.appealed_at is not null then
    json_build_object('reason', r.appeal_reason, 'at', ${isoOf(sql`r.appealed_at`)}) end as appeal,
  (select json_build_object('id', i.id, 'trackingNo', i.tracking_no) from document_requests i where i.id = r.merged_into)
    as merged_into,
  ${filesJson(sql`f.request_id = r.id and f.message_id is null`)} as attachments,
  ${messagesJson({ withNames: true })} as messages,
  (select coalesce(json_agg(json_build_object('at', ${isoOf(sql`e.at`)}, 'status', e.status, 'what', e.what, 'note', e.note,
    'by', ${userRefJson('doer')}) order by e.id), '[]')
    from document_request_events e left join users doer on doer.id = e.done_by where e.request_id = r.id) as timeline,
  (select coalesce(json_agg(json_build_object('fileManagerId', i.document_id, 'name', i.name, 'proposal', i.proposal, 'ground', i.ground) order by i.id), '[]')
    from document_request_items i where i.request_id = r.id) as items,
  (select coalesce(json_agg(json_build_object('id', l.id, 'fileName', l.file_name, 'size', l.size, 'sha256', l.sha256,
    'expiresAt', ${isoOf(sql`l.expires_at`)}, 'downloads', l.downloads, 'revokedAt', ${isoOf(sql`l.revoked_at`)},
    'publication', ${publicationJson})
    order by l.id), '[]') from document_request_releases l where l.request_id = r.id and l.released_at is not null) as released,
  json_build_object('id', r.id, 'trackingNo', r.tracking_no, 'title', r.title, 'requestType', r.request_type, 'status', r.status,
    'statusBefore', r.status_before, 'outcome', r.outcome, 'campusId', r.campus_id, 'unitId', r.unit_id,
    'decisionMakerId', r.decision_maker_id, 'proposedBy', r.proposed_by, 'receivedOn', r.received_on, 'dueOn', r.due_on,
    'extendedTo', r.extended_to, 'pausedOn', r.paused_on, 'closedOn', r.closed_on, 'appealedAt', r.appealed_at,
    'anonymisedAt', r.anonymised_at, 'email', r.email, 'language', r.language, 'version', r.version) as facts`

/** One request with all that belongs to it; whoever calls has judged that the actor may know of it. @throws Refusal NotFound */
export async function viewRequest(ctx: Context, id: number): Promise<DocumentRequest> {
  const { rows } = await sql<Whole>`select ${wholeColumns} from ${requestSource}
    left join users proposer on proposer.id = r.proposed_by left join users closer on closer.id = r.decided_by
    where r.id = ${id}`.execute(ctx.db)
  const [whole] = await withDays(ctx, rows)
  if (!whole) throw refuse('NotFound')
  const { facts, items, released, ...view } = whole
  const addresses = await addressesFor(ctx, whole)
  const isDesk = isCru(ctx.actor) || isAdministrator(ctx.actor)
  return {
    ...view,
    // How to reach somebody is the records unit's to know; who searches needs only whom it is about.
    ...(isDesk ? {} : { email: null, mobile: null }),
    items: withAddresses(items, addresses, mayReview(ctx, facts)),
    released: released.map((one) => ({ ...one, publication: addressed(one.publication, addresses) })),
    clock: await viewClock(ctx, id),
    like: isDesk ? await listLike(ctx, facts) : [],
    capabilities: capabilitiesOf(ctx, facts),
  }
}

const mayReview = (ctx: Context, request: RequestFacts): boolean =>
  judge(requestPolicy, 'review', { actor: ctx.actor, request, today: todayOf(ctx) }) === undefined

/**
 * Who may not see a document reads the name alone that it had when it was found, and that only where they work on the
 * request: administrators learn of no paper of a unit by it.
 */
function withAddresses(
  items: Whole['items'],
  addresses: ReadonlyMap<number, string>,
  mayReview: boolean,
): DocumentRequest['items'] {
  return items.map((item) => {
    const routeId = addresses.get(item.fileManagerId ?? 0) ?? null
    return { ...item, routeId, name: routeId || mayReview ? item.name : null }
  })
}

/** Where documents of a request open; who may not see one reads its name alone. */
async function addressesFor(ctx: Context, { items, released }: Pick<Whole, 'items' | 'released'>) {
  const ids = [
    ...items.flatMap((item) => item.fileManagerId ?? []),
    ...released.flatMap((one) => one.publication?.fileManagerId ?? []),
  ]
  const found = ids.length > 0 ? await findDocumentFacts(ctx, ids) : []
  const seen = found.filter((one) => sightOf(ctx.actor, one).sight !== 'nothing')
  return new Map(seen.map(({ id, unitId }) => [id, routeIdOf(ctx.secrets, { kind: 'document', id, unitId })]))
}

function capabilitiesOf(ctx: Context, request: RequestFacts): DocumentRequest['capabilities'] {
  const today = todayOf(ctx)
  const may = (action: RequestAction) =>
    judge(requestPolicy, action, { actor: ctx.actor, request, today }) === undefined
  return {
    accept: may('accept'),
    assign: may('assign'),
    clarify: may('clarify'),
    answer: may('answer'),
    start: may('start'),
    extend: may('extend'),
    propose: may('propose'),
    sendBack: may('sendBack'),
    decide: may('decide') || may('close'),
    refer: may('refer'),
    merge: may('merge'),
    reopen: may('reopen'),
    message: may('message'),
    release: may('prepare'),
    publish: may('publish'),
    revoke: may('revoke'),
  }
}

/** Others of the last half year that look the same: by who asks, or by what is asked for. */
async function listLike({ db }: Context, { id, status }: RequestFacts): Promise<DocumentRequest['like']> {
  if (status !== 'pending' && status !== 'accepted') return []
  const { rows } = await sql<DocumentRequest['like'][number]>`
    select l.id, l.tracking_no, l.title, l.status from document_requests r join document_requests l
      on l.id <> r.id and l.status <> 'unverified' and l.received_on > r.received_on - 183 and l.merged_into is null
      and (similarity(l.title, r.title) > 0.4 or (l.email = r.email and similarity(l.title, r.title) > 0.2))
    where r.id = ${id} order by similarity(l.title, r.title) desc, l.id desc limit 5`.execute(db)
  return rows
}

/** SQL: what the actor decides on. Alias: `r`. */
export const decidedByActor = (ctx: Context) => sql`r.decision_maker_id = ${userIdOf(ctx.actor)}::uuid`
