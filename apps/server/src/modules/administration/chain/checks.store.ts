import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { ChainProblem } from '../../../platform/facts/verify-facts.ts'

/** After so long without a sign of life nobody works on a check any more. */
const silence = '10 minutes'
const mostProblems = 20

const nowOf = ({ clock }: Context) => clock.now().toISOString()

/** Begins a check, or finds the one that is under way. */
export async function openCheck(ctx: Context, askedBy: string | null): Promise<{ id: number; isNew: boolean }> {
  const now = nowOf(ctx)
  await sql`update fact_checks set outcome = 'stopped', finished_at = ${now}
    where finished_at is null and progressed_at < ${now}::timestamptz - ${silence}::interval`.execute(ctx.db)
  const { rows: made } = await sql<{ id: number }>`
    insert into fact_checks (asked_at, asked_by, progressed_at) values (${now}, ${askedBy}, ${now})
    on conflict ((true)) where finished_at is null do nothing returning id`.execute(ctx.db)
  if (made[0]) return { id: made[0].id, isNew: true }
  const { rows } = await sql<{ id: number }>`select id from fact_checks where finished_at is null`.execute(ctx.db)
  // It has ended in between.
  if (!rows[0]) return openCheck(ctx, askedBy)
  return { id: rows[0].id, isNew: false }
}

/** Takes a check up where it stands; undefined where it has ended. */
export async function takeUpCheck(ctx: Context, id: number, sealedUpTo: number): Promise<number | undefined> {
  const now = nowOf(ctx)
  const { rows } = await sql<{ position: number }>`
    update fact_checks set started_at = coalesce(started_at, ${now}), progressed_at = ${now}, sealed_up_to = ${sealedUpTo}
    where id = ${id} and finished_at is null returning position`.execute(ctx.db)
  return rows[0]?.position
}

interface Progress {
  from: number
  to: number
  checked: number
  problems: readonly ChainProblem[]
}

/** Keeps what came out of a part; false where somebody else has gone on from there. */
export async function keepProgress(ctx: Context, id: number, { from, to, checked, problems }: Progress) {
  const { numAffectedRows } = await sql`
    update fact_checks set position = ${to}, checked = checked + ${checked}, progressed_at = ${nowOf(ctx)},
      sealed_up_to = greatest(sealed_up_to, ${to}), ${added(problems)}
    where id = ${id} and position = ${from} and finished_at is null`.execute(ctx.db)
  return numAffectedRows === 1n
}

const added = (problems: readonly ChainProblem[]) => sql`problem_count = problem_count + ${problems.length},
  problems = case when jsonb_array_length(problems) < ${mostProblems}
    then jsonb_path_query_array(problems || ${JSON.stringify(problems.slice(0, mostProblems))}::jsonb, ${`$[0 to ${mostProblems - 1}]`}::jsonpath)
    else problems end`

export interface Finished {
  sealedUpTo: number
  problemCount: number
  problems: ChainProblem[]
}

/** Ends a check with what came out last; undefined where it has ended. */
export async function finishCheck(ctx: Context, id: number, problems: readonly ChainProblem[]) {
  const { rows } = await sql<Finished>`
    update fact_checks set finished_at = ${nowOf(ctx)}, ${added(problems)},
      outcome = case when problem_count + ${problems.length} = 0 then 'intact' else 'broken' end
    where id = ${id} and finished_at is null returning sealed_up_to, problem_count, problems`.execute(ctx.db)
  return rows[0]
}

/** Whether the check before that one had found just the same. */
export async function wasKnown(ctx: Context, id: number): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select before.problem_count = c.problem_count and before.problems = c.problems as is_known
    from fact_checks c, lateral (select * from fact_checks where id < c.id and outcome in ('intact', 'broken')
      order by id desc limit 1) before where c.id = ${id}`.execute(ctx.db)
  return rows[0]?.isKnown ?? false
}
