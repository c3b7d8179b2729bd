import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { announceEach } from '../../platform/facts/write-facts.ts'
import type { Held } from '../../platform/policy.ts'
import { blockerNow } from './blockers.ts'
import { documentDestroyed } from './disposal.facts.ts'
import type { DisposalFacts } from './disposal.policy.ts'

type Purged = Held<DisposalFacts, 'purge'>

/** Documents in the bin after a number, in its order. */
export async function listInBin(
  { db }: Context,
  disposal: Purged,
  { after, count }: { after: number; count: number },
): Promise<number[]> {
  const { rows } = await sql<{ documentId: number }>`
    select document_id from disposal_items where disposal_id = ${disposal.id} and state = 'binned' and document_id > ${after}
    order by document_id limit ${count}`.execute(db)
  return rows.map((row) => row.documentId)
}

/** Those of documents in the bin that nothing stands in the way of by now. */
export async function listErasable(ctx: Context, disposal: Purged, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d where ${isAmong('d.id', ids)} and d.disposed_in = ${disposal.id}
      and ${blockerNow(ctx, disposal.id)} is null order by d.id`.execute(ctx.db)
  return rows.map((row) => row.id)
}

/**
 * Erases documents with all that hangs on them. The register says so first, or the database would refuse. Their bytes go
 * with the next sweep, where no other document holds the same.
 */
export async function eraseDocuments(ctx: Context, disposal: Purged, ids: readonly number[]): Promise<void> {
  const { db } = ctx
  await sql`update disposal_items set state = 'destroyed', destroyed_at = ${ctx.clock.now().toISOString()}
    where disposal_id = ${disposal.id} and ${isAmong('documentId', ids)}`.execute(db)
  await announceEach(
    ctx,
    documentDestroyed,
    sql`select document_id, null::integer as folder_id, unit_id, jsonb_build_object('disposalId', disposal_id,
        'title', ${disposal.title}::text, 'name', name, 'sha256s', to_jsonb(sha256s)) as payload
      from disposal_items where disposal_id = ${disposal.id} and ${isAmong('documentId', ids)}`,
  )
  await sql`delete from notifications n using facts f where f.id = n.fact_id and ${isAmong('f.document_id', ids)}`.execute(
    db,
  )
  await sql`delete from posting_files where posting_id in (select p.id from postings p where ${isAmong('p.document_id', ids)})`.execute(
    db,
  )
  await sql`delete from documents where ${isAmong('id', ids)}`.execute(db)
}

/** Closes a batch whose bin is empty; false where something is left in it. */
export async function closeIfEmpty({ db }: Context, disposal: Purged): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update disposals b set status = 'certified', version = version + 1 where b.id = ${disposal.id} and b.certificate_number is not null
      and not exists (select from disposal_items i where i.disposal_id = b.id and i.state = 'binned')`.execute(db)
  return numAffectedRows > 0n
}
