import type { AuditCheck } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { userRefJson } from '../../people/index.ts'

const stateOf = sql`case when c.outcome = 'stopped' then 'stopped' when c.outcome is not null then 'done'
  when c.started_at is null then 'waiting' else 'running' end`

const columns = sql`c.id, ${stateOf} as state, c.asked_at, ${userRefJson('u')} as asked_by, c.started_at, c.finished_at,
  c.problem_count = 0 as is_intact, c.checked, c.sealed_up_to, c.problem_count, c.problems,
  coalesce(c.finished_at, c.progressed_at) as at`
const from = sql`from fact_checks c left join users u on u.id = c.asked_by`

/** A check of the chain as it stands. @throws where there never was one of that id */
export async function readCheck(ctx: Context, id: number): Promise<AuditCheck> {
  const { rows } = await sql<AuditCheck>`select ${columns} ${from} where c.id = ${id}`.execute(ctx.db)
  const [check] = rows
  if (!check) throw new Error(`There is no check ${id} of the chain.`)
  return check
}

/** The check that is under way, and the last one that came to its end. */
export async function readChecks(ctx: Context): Promise<{ current: AuditCheck | null; last: AuditCheck | null }> {
  const { rows } = await sql<AuditCheck>`
    (select ${columns} ${from} where c.finished_at is null)
    union all (select ${columns} ${from} where c.outcome in ('intact', 'broken') order by c.id desc limit 1)`.execute(
    ctx.db,
  )
  return {
    current: rows.find(({ state }) => state !== 'done') ?? null,
    last: rows.find(({ state }) => state === 'done') ?? null,
  }
}
