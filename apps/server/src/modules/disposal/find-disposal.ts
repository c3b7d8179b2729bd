import type { RefusalCode } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { isCru, unitsOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { judge } from '../../platform/policy.ts'
import { type DisposalAction, type DisposalFacts, disposalPolicy } from './disposal.policy.ts'

/** What the actor may do to a batch, and why not the rest. */
export function judgeDisposal<A extends DisposalAction>(
  { actor }: Context,
  disposal: DisposalFacts,
  actions: readonly A[],
): { may: Record<A, boolean>; reasons: Record<string, RefusalCode> } {
  const judged = actions.map((action) => [action, judge(disposalPolicy, action, { actor, disposal })] as const)
  const may = Object.fromEntries(judged.map(([action, refusal]) => [action, refusal === undefined]))
  const reasons = Object.fromEntries(judged.filter(([, refusal]) => refusal !== undefined))
  return { may, reasons } as { may: Record<A, boolean>; reasons: Record<string, RefusalCode> }
}

/** SQL: whether a batch `b` was sent to units of the actor. */
export const isAsked = ({ actor }: Context): RawBuilder<boolean> =>
  isCru(actor)
    ? sql<boolean>`false`
    : sql<boolean>`(b.submitted_at is not null and exists (select from disposal_items own
        where own.disposal_id = b.id and own.unit_id = any(${unitsOf(actor)}::integer[])))`

export async function findDisposal(ctx: Context, id: number): Promise<DisposalFacts | undefined> {
  const { rows } = await sql<DisposalFacts>`
    select b.id, b.title, b.status, b.created_by, b.authorised_by, b.list_hash, b.version, ${isAsked(ctx)} as is_asked
    from disposals b where b.id = ${id}`.execute(ctx.db)
  return rows[0]
}
