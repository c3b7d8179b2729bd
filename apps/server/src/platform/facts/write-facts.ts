import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { awaitedBy, type Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { FactKind, Happened } from './fact.ts'

// A statement carries so many: their text is made and read in pieces, each of a few milliseconds.
const piece = 1_000
// Of facts that come together.
const mostTogether = 100

/** Writes facts in the current transaction, and orders the reactions of their subscribers. */
export async function writeFacts(ctx: Context, happened: readonly Happened[]): Promise<void> {
  for (const statement of writingFacts(ctx, happened)) await statement.execute(ctx.db)
  if (areReactedTo(ctx, happened)) ctx.jobs.ordered(ctx.db)
}

/** SQL: as `writeFacts` does it, each statement made when it is asked for. */
export function* writingFacts(ctx: Context, happened: readonly Happened[]): Generator<RawBuilder<unknown>> {
  for (let from = 0; from < happened.length; from += piece) {
    const some = happened.slice(from, from + piece)
    const reactions = reactionsTo(ctx, namesOf(some))
    yield inserting(ctx, { reactions, source: given(some.map((one) => toRow(ctx, one))), together: 1 })
  }
}

/** Whether anything was ordered with facts. */
export const areReactedTo = (ctx: Context, happened: readonly Happened[]): boolean =>
  reactionsTo(ctx, namesOf(happened)).length > 0

const namesOf = (facts: readonly { name: string }[]) => new Set(facts.map(({ name }) => name))

/**
 * SQL: `written as (…), ordered as (…)`: facts that are written by the statement that makes them true, with the orders of what
 * reacts to them. `ctx`: a context of whose facts they are, in its transaction; at most 1 000 rows.
 *
 * @param where which of them, by the columns of `facts`
 */
export function factsBeside(ctx: Context, rows: readonly FactRow[], where: RawBuilder<boolean>): RawBuilder<unknown> {
  const reactions = reactionsTo(ctx, namesOf(rows))
  if (reactions.length > 0) ctx.jobs.ordered(ctx.db)
  return sql`written as (insert into facts (${columns}) ${given(rows, where)} returning id, name), ordered as (${ordering(ctx, reactions, mostTogether)})`
}

/** A fact as it stands in its table. */
export type FactRow = ReturnType<typeof toRow>

export const toRow = (ctx: Context, one: Happened) => ({ ...rowOf(ctx, one), at: ctx.clock.now().toISOString() })

/** Writes facts of several contexts, which nobody reacts to, with one statement. At most 1 000. */
export const writeRows = (db: Database, rows: readonly FactRow[]): Promise<unknown> =>
  sql`insert into facts (${columns}) ${given(rows)}`.execute(db)

const given = (rows: readonly FactRow[], where = sql<boolean>`true`) => sql`
  select ${columns} from json_populate_recordset(null::facts, ${JSON.stringify(rows)}::json) with ordinality as given
  where ${where} order by ordinality`

/**
 * Announces a fact of one kind for each row of `rows`, a select of `document_id, folder_id, unit_id, payload` (json): at
 * once and within the database, for what may be very many.
 */
export async function announceEach(
  ctx: Context,
  { factName }: FactKind<z.ZodObject>,
  rows: RawBuilder<unknown>,
): Promise<void> {
  const { at, ...common } = {
    ...rowOf(ctx, { name: factName, subject: {}, payload: {} }),
    at: ctx.clock.now().toISOString(),
  }
  const source = sql`
    select ${common.name}::text, ${at}::timestamptz, ${common.actor_kind}::text, ${common.actor_id ?? null}::uuid, ${common.session_id ?? null}::uuid,
      ${common.address}::text, ${common.request_id}::text, document_id, folder_id, null::integer, unit_id, payload from (${rows}) as each_one`
  const reactions = reactionsTo(ctx, new Set([factName]))
  await inserting(ctx, { reactions, source, together: mostTogether }).execute(ctx.db)
  if (reactions.length > 0) ctx.jobs.ordered(ctx.db)
}

const columns = sql`name, at, actor_kind, actor_id, session_id, address, request_id, document_id, folder_id, posting_id, unit_id, payload`

interface Inserting {
  reactions: readonly Reaction[]
  source: RawBuilder<unknown>
  together: number
}

function inserting(ctx: Context, { reactions, source, together }: Inserting): RawBuilder<unknown> {
  const written = sql`insert into facts (${columns}) ${source}`
  if (reactions.length === 0) return written
  return sql`with written as (${written} returning id, name) ${ordering(ctx, reactions, together)}`
}

interface Reaction {
  name: string
  queue: string
}

const reactionsTo = ({ jobs }: Context, names: ReadonlySet<string>): Reaction[] =>
  [...names].flatMap((name) => jobs.queuesOn(name).map((queue) => ({ name, queue })))

/**
 * Orders for those that react, beside the facts that were `written`.
 *
 * @param together how many facts one order is about: handing an order on costs as much as writing the fact
 */
const ordering = (ctx: Context, reactions: readonly Reaction[], together = 1) => sql`
  insert into job_outbox (queue, fact_id, data, awaited_by)
  select r.queue, case count(*) when 1 then min(w.id) end,
    case when count(*) > 1 then jsonb_build_object('factIds', jsonb_agg(w.id order by w.id)) end, ${awaitedBy(ctx)}
  from (select id, name, (row_number() over (order by id) - 1) / ${sql.lit(together)} as part from written) as w
  join json_to_recordset(${JSON.stringify(reactions)}::json) as r(name text, queue text) on r.name = w.name
  group by w.part, r.queue order by min(w.id)`

function rowOf(ctx: Context, { name, subject, payload }: Happened) {
  const { actor, origin } = ctx
  const user = actor.kind === 'user' ? actor : undefined
  return {
    name,
    actor_kind: actor.kind,
    actor_id: user?.userId,
    session_id: user?.sessionId,
    address: origin.address,
    request_id: origin.requestId,
    document_id: subject.documentId,
    folder_id: subject.folderId,
    posting_id: subject.postingId,
    unit_id: subject.unitId,
    payload,
  }
}
