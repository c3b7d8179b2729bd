import type { Loan, LoanStage, LoanStatus, UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { isUser, unitsOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { type DocumentFacts, selectDocumentFacts, sightOf } from '../documents/index.ts'
import { todayOf } from '../holidays/index.ts'
import { locationWay } from '../locations/index.ts'
import { userRefJson } from '../people/index.ts'
import { keeps, type LoanAction, loanPolicy } from './loans.policy.ts'

export interface LoansQuery {
  page: number
  pageSize: number
  stage?: LoanStage | undefined
  search?: string | undefined
}

type Row = Omit<Loan, 'document' | 'deliveryUnit' | 'position' | 'requestedBy' | 'capabilities'> & {
  documentId: number
  unitId: number
  unitName: string
  requestedById: string
  requestedBy: UserRef | null
  ahead: number
  status: LoanStatus
}
type NamedFacts = DocumentFacts & { postedName: string | null; itemCode: string | null; way: string | null }

/** SQL: where a loan (`l`) stands. */
const stageOf = (today: string): RawBuilder<LoanStage> => sql`case
  when l.closed_at is not null then 'over' when l.status = 'requested' then 'waiting'
  when l.status in ('approved', 'pulled') then 'ready' when l.status = 'returned' then 'back'
  when l.due_on < ${today}::date then 'overdue' else 'out' end`

const columns = (
  today: string,
) => sql`l.id, l.document_id, d.unit_id, n.name as unit_name, l.requested_by as requested_by_id,
  ${userRefJson('asker')} as requested_by, l.requested_at, l.needed_by, l.reason, l.status,
  (select count(*)::int from loans before where before.document_id = l.document_id and before.closed_at is null
    and before.id < l.id) as ahead,
  case when l.closed_at is null then (select count(*)::int from loans behind where behind.document_id = l.document_id
    and behind.closed_at is null and behind.id > l.id) else 0 end as waiting,
  ${userRefJson('decider')} as decided_by, l.decided_at, l.refusal_reason, l.pulled_at, l.lent_at, l.due_on,
  coalesce(l.status = 'lent' and l.due_on < ${today}::date, false) as is_overdue, l.returned_at, l.closed_at, l.version`

const source = sql`loans l join documents d on d.id = l.document_id join units n on n.id = d.unit_id
  left join users asker on asker.id = l.requested_by left join users decider on decider.id = l.decided_by`

/** Loans with the numbers of all stages: three statements. @param where alias `l` loans, `d` their documents */
export async function listLoans(ctx: Context, where: RawBuilder<unknown>, query: LoansQuery) {
  const { page, pageSize, stage, search } = query
  const today = todayOf(ctx)
  const isStage = stage ? sql`${stageOf(today)} = ${stage}` : sql`l.closed_at is null`
  const isFound = search ? found(ctx, search) : sql`true`
  const inOrder = stage === 'over' ? sql`l.closed_at desc, l.id desc` : sql`coalesce(l.due_on, l.needed_by), l.id`
  const { rows } = await sql<Row>`
    select ${columns(today)} from ${source} where ${where} and ${isStage} and ${isFound}
    order by ${inOrder} limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db)
  const counted = await sql<{ stage: LoanStage; count: number; found: number }>`
    select ${stageOf(today)} as stage, count(*)::int as count, count(*) filter (where ${isFound})::int as found
    from ${source} where ${where} group by 1`.execute(ctx.db)
  const counts = { waiting: 0, ready: 0, out: 0, overdue: 0, back: 0, over: 0 }
  let total = 0
  for (const one of counted.rows) {
    counts[one.stage] = one.count
    if (stage ? one.stage === stage : one.stage !== 'over') total += one.found
  }
  return { ...asList(await present(ctx, rows), total), counts }
}

// Beyond its unit a document is known by the name that was posted.
function found({ actor }: Context, search: string): RawBuilder<boolean> {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const name = sql`case when d.unit_id = any(${unitsOf(actor)}::integer[]) then d.name
    else (select p.name from postings p where p.document_id = d.id and p.ended_at is null) end`
  return sql`(${name} ilike ${words} or d.item_code = upper(${search}))`
}

/** One loan; whoever calls has judged that the actor may know of it. @throws Refusal NotFound */
export async function viewLoan(ctx: Context, id: number): Promise<Loan> {
  const { rows } = await sql<Row>`select ${columns(todayOf(ctx))} from ${source} where l.id = ${id}`.execute(ctx.db)
  const [view] = await present(ctx, rows)
  if (!view) throw refuse('NotFound')
  return view
}

async function present(ctx: Context, rows: readonly Row[]): Promise<Loan[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.documentId))]
  const facts = await selectDocumentFacts<Omit<NamedFacts, keyof DocumentFacts>>(ctx, {
    where: sql`d.id = any(${ids}::integer[])`,
    columns: sql`p.name as posted_name, d.item_code,
      (select ${locationWay(sql`place.path`)} from locations place where place.id = d.location_id) as way`,
  })
  const documents = new Map(facts.map((one) => [one.id, one]))
  return rows.map((row) => presentLoan(ctx, row, documents.get(row.documentId)))
}

function presentLoan(ctx: Context, row: Row, document: NamedFacts | undefined): Loan {
  const { documentId: _, unitId, unitName, requestedById, ahead, ...rest } = row
  const judged = {
    actor: ctx.actor,
    loan: { status: row.status, requestedBy: requestedById, position: ahead },
    unitId,
  }
  const may = (action: LoanAction) => judge(loanPolicy, action, judged) === undefined
  return {
    ...rest,
    document: document ? presentDocument(ctx, document) : null,
    deliveryUnit: { id: unitId, name: unitName },
    position: row.closedAt === null ? ahead : null,
    capabilities: {
      approve: may('approve'),
      refuse: may('refuse'),
      pull: may('pull'),
      lend: may('lend'),
      return: may('return'),
      reshelve: may('reshelve'),
      cancel: may('cancel'),
    },
  }
}

function presentDocument({ actor, secrets }: Context, document: NamedFacts): Loan['document'] {
  const { id, unitId, name, postedName, itemCode, way } = document
  const { sight, edition } = sightOf(actor, document)
  if (sight === 'nothing') return null
  const isKeeper = keeps(actor, unitId)
  return {
    id,
    name: edition === 'snapshot' ? (postedName ?? name) : name,
    routeId: routeIdOf(secrets, { kind: 'document', id, unitId }),
    itemCode: isKeeper ? itemCode : null,
    place: isKeeper ? way : null,
  }
}

/** SQL: what somebody asked for. Alias: `l`. */
export const askedBy = (userId: string): RawBuilder<unknown> => sql`l.requested_by = ${userId}::uuid`
/** SQL: what was asked of a unit. Alias: `d`. */
export const askedOf = (unitId: number): RawBuilder<unknown> => sql`d.unit_id = ${unitId}`

/** The loan of a document that is the actor’s and open. */
export async function findOwnLoan(ctx: Context, documentId: number): Promise<number | undefined> {
  if (ctx.actor.kind !== 'user') return undefined
  const { rows } = await sql<{ id: number }>`
    select id from loans where document_id = ${documentId} and requested_by = ${ctx.actor.userId} and closed_at is null`.execute(
    ctx.db,
  )
  return rows[0]?.id
}

interface Standing {
  hasPaper: boolean
  status: LoanStatus | null
  holderId: string | null
  holder: UserRef | null
  dueOn: string | null
  isOverdue: boolean
  waiting: number
}

/** Where the original of a document is; judged by who calls. */
export async function findOriginal(ctx: Context, documentId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select d.item_code is not null as has_paper, l.status, l.requested_by as holder_id, ${userRefJson('holder')} as holder, l.due_on,
      coalesce(l.status = 'lent' and l.due_on < ${todayOf(ctx)}::date, false) as is_overdue,
      (select count(*)::int from loans w where w.document_id = d.id and w.status = 'requested') as waiting
    from documents d
    left join loans l on l.document_id = d.id and l.status in ('approved', 'pulled', 'lent', 'returned')
    left join users holder on holder.id = l.requested_by
    where d.id = ${documentId}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw refuse('NotFound')
  const isTold = row.holderId !== null && isUser(ctx.actor, row.holderId)
  return isTold || (await isKeptBy(ctx, documentId)) ? row : { ...row, holder: null }
}

async function isKeptBy(ctx: Context, documentId: number): Promise<boolean> {
  const { rows } = await sql<{ unitId: number }>`select unit_id from documents where id = ${documentId}`.execute(ctx.db)
  return rows.some(({ unitId }) => keeps(ctx.actor, unitId))
}
