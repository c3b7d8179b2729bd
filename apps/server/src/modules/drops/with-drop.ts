import type { DropState } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { allow, type Held, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { hashOfToken } from '../sharing/index.ts'
import { dropSource, stateOf } from './drop-state.ts'
import { type DropFacts, dropPolicy } from './drops.policy.ts'

/** A request as its token finds it. */
export interface FoundDrop extends DropFacts {
  folderId: number | null
  state: DropState
  message: string | null
  expiresAt: string
  maxFiles: number
  maxBytes: number | null
  types: string[] | null
  passwordHash: string | null
  createdBy: string
  unitName: string
  officeName: string
  /** Files that arrived. */
  fileCount: number
}

const columns = sql`r.id, r.unit_id, r.title, r.folder_id, r.message, r.expires_at, r.max_files,
  r.max_bytes::float8 as max_bytes, r.types, r.password_hash, r.created_by, arrived.count as file_count,
  (select n.name from units n where n.id = r.unit_id) as unit_name,
  (select o.name from units n join offices o on o.id = n.office_id where n.id = r.unit_id) as office_name`

/** @throws Refusal NotFound for a token that nothing was asked for by */
export async function requireDrop(ctx: Context, token: string): Promise<FoundDrop> {
  const { rows } = await sql<FoundDrop>`select ${columns}, ${stateOf(ctx)} as state
    from ${dropSource} where r.token_hash = ${hashOfToken(token)}`.execute(ctx.db)
  const [drop] = rows
  if (!drop) throw refuse('NotFound')
  return drop
}

/** Locks a request, in a transaction, and reads it as it is then: the last of all locks (docs/decisions/0033). */
export async function holdDrop(ctx: Context, id: number): Promise<FoundDrop> {
  await sql`select from drops where id = ${id} for no key update`.execute(ctx.db)
  const { rows } = await sql<FoundDrop>`select ${columns}, ${stateOf(ctx)} as state
    from ${dropSource} where r.id = ${id}`.execute(ctx.db)
  const [drop] = rows
  if (!drop) throw refuse('NotFound')
  return drop
}

/** The gate of ending a request. @throws Refusal NotFound */
export const withDrop = <T>(
  ctx: Context,
  id: number,
  work: (ctx: Context, drop: Held<DropFacts, 'revoke'>) => Promise<T>,
): Promise<T> =>
  transaction(ctx, async (ctx) => {
    const drop = await holdDrop(ctx, id)
    return work(ctx, underLock(allow(dropPolicy, 'revoke', { actor: ctx.actor, drop }, drop)))
  })
