import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { requireCurrent } from '../../platform/editing.ts'
import { type Allowed, allow, type Held, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { requireTransferUnit, type TransferFacts, transferPolicy } from './transfers.policy.ts'

/** A transfer to look at. @throws Refusal Forbidden, NotFound; StateChanged to fetch one that was given up */
export async function requireTransfer<A extends 'view' | 'fetch'>(
  ctx: Context,
  id: number,
  action: A,
): Promise<Allowed<TransferFacts, A>> {
  requireTransferUnit(ctx)
  const transfer = await findTransfer(ctx, id)
  const { actor } = ctx
  return allow(transferPolicy, action, { actor, transfer }, transfer)
}

/**
 * The gate of what settles a transfer: locks it, reads it, judges, and hands `work` the proof.
 *
 * @throws Refusal Forbidden, NotFound; StateChanged where it is settled, or `version` is older
 */
export const withTransfer = <T>(
  ctx: Context,
  { id, version }: { id: number; version?: number | undefined },
  work: (ctx: Context, transfer: Held<TransferFacts, 'settle'>) => Promise<T>,
): Promise<T> =>
  transaction(ctx, async (ctx) => {
    await sql`select from transfers where id = ${id} for no key update`.execute(ctx.db)
    const transfer = await requireTransfer(ctx, id, 'view')
    const held = underLock(allow(transferPolicy, 'settle', { actor: ctx.actor, transfer }, transfer as TransferFacts))
    requireCurrent(version, transfer)
    return work(ctx, held)
  })

async function findTransfer({ db }: Context, id: number): Promise<TransferFacts> {
  const { rows } = await sql<TransferFacts>`select id, number, title, recipient, status, created_by, created_at, version
    from transfers where id = ${id}`.execute(db)
  const [transfer] = rows
  if (!transfer) throw refuse('NotFound')
  return transfer
}
