import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Held, judge, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { type DisposalAction, type DisposalFacts, disposalPolicy } from './disposal.policy.ts'
import { viewDisposal } from './disposal.queries.ts'
import { findDisposal } from './find-disposal.ts'

interface Aim<A> {
  id: number
  action: A
  version?: number | undefined
}

/**
 * The gate of what is done to a batch: locks it, reads it as it is then, judges, and hands `work` the proof. A batch is
 * locked before folders and documents are (docs/decisions/0036).
 *
 * @throws Refusal NotFound, Forbidden, SamePerson; StateChanged with the batch as it is under `current`
 */
export const withDisposal = <A extends DisposalAction, T>(
  ctx: Context,
  aim: Aim<A>,
  work: (ctx: Context, disposal: Held<DisposalFacts, A>) => Promise<T>,
): Promise<T> =>
  transaction(ctx, async (ctx) => {
    await sql`select from disposals where id = ${aim.id} for no key update`.execute(ctx.db)
    const disposal = await requireDisposal(ctx, aim)
    return work(ctx, underLock(disposal as Parameters<typeof underLock<DisposalFacts, A>>[0]))
  })

/** A batch to look at, judged. @throws Refusal as `withDisposal` */
export async function requireDisposal<A extends DisposalAction>(
  ctx: Context,
  { id, action, version }: Aim<A>,
): Promise<DisposalFacts> {
  const disposal = await findDisposal(ctx, id)
  if (!disposal) throw refuse('NotFound')
  const refusal = judge(disposalPolicy, action, { actor: ctx.actor, disposal })
  const isOlder = version !== undefined && version !== disposal.version
  if (refusal === 'StateChanged' || (!refusal && isOlder)) throw await stateChanged(ctx, id)
  if (refusal) throw refuse(refusal)
  return disposal
}

/** The refusal with the batch as it is now. */
export const stateChanged = async (ctx: Context, id: number) =>
  refuse('StateChanged', { current: await viewDisposal(ctx, id) })
