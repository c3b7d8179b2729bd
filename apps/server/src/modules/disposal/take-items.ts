import { type DisposalBlocker, disposalBounds, type RefusalCode } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockDocuments, requireDocuments } from '../documents/index.ts'
import { blockerNow } from './blockers.ts'
import { insertItems } from './items.store.ts'

interface Blocked {
  id: number
  name: string
  code: DisposalBlocker
}

// What is said of the whole where something is blocked; each document's own code stands beside it.
const saying: Partial<Record<DisposalBlocker, RefusalCode>> = {
  OnHold: 'OnHold',
  Posted: 'Posted',
  InDisposal: 'InDisposal',
}

/**
 * Puts documents that the actor knows of on the list of a draft, all or none. In a transaction, behind the batch's lock.
 * Answers those that are new there.
 *
 * @throws Refusal NotFound, TooManyItems; OnHold, Posted, InDisposal, UnderRetention, naming each that is blocked
 */
export async function takeItems(ctx: Context, disposal: { id: number }, ids: readonly number[]): Promise<number[]> {
  await lockDocuments(ctx.db, { ids })
  await requireDocuments(ctx, ids, 'view')
  throwIfBlocked(await listBlocked(ctx, ids, disposal.id))
  const added = await insertItems(ctx, disposal, ids)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from disposal_items where disposal_id = ${disposal.id}`.execute(ctx.db)
  if ((rows[0]?.count ?? 0) > disposalBounds.mostItems)
    throw refuse(
      'TooManyItems',
      {},
      `A disposal batch holds at most ${disposalBounds.mostItems.toLocaleString('en')} documents.`,
    )
  return added
}

async function listBlocked(ctx: Context, ids: readonly number[], besides: number): Promise<Blocked[]> {
  const { rows } = await sql<Blocked>`
    select * from (select d.id, d.name, ${blockerNow(ctx, besides)} as code
      from documents d where ${isAmong('d.id', ids)}) as judged
    where code is not null order by id`.execute(ctx.db)
  return rows
}

function throwIfBlocked(documents: readonly Blocked[]): void {
  const [first] = documents
  if (first) throw refuse(saying[first.code] ?? 'UnderRetention', { documents })
}

/** What stands in the way of items of a batch that are on its list. @throws Refusal naming the first 1 000 */
export async function requireUnblocked(ctx: Context, disposal: { id: number }): Promise<void> {
  const { rows } = await sql<Blocked>`
    select * from (select i.document_id as id, i.name, case when d.id is null then 'NotFound' else ${blockerNow(ctx, disposal.id)} end as code
      from disposal_items i left join documents d on d.id = i.document_id
      where i.disposal_id = ${disposal.id} and i.state = 'listed') as judged
    where code is not null order by id limit 1000`.execute(ctx.db)
  throwIfBlocked(rows)
}
