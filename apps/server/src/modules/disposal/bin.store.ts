import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { again } from '../../platform/database/constraints.ts'
import { announceEach } from '../../platform/facts/write-facts.ts'
import type { Held } from '../../platform/policy.ts'
import { blockerNow } from './blockers.ts'
import { documentDisposed } from './disposal.facts.ts'
import type { DisposalFacts } from './disposal.policy.ts'
import { hashesNow } from './items.store.ts'

type Executed = Held<DisposalFacts, 'execute'>

// A hold or a posting of everything in a series or a folder needs no lock of each document: the database has the last
// word, and the work begins anew, which skips what it concerns.
const againOnRefused =
  () =>
  (error: unknown): never => {
    throw ['SP003', 'SP006'].includes((error as { code?: string }).code ?? '') ? again(error) : error
  }

export async function listListed({ db }: Context, disposal: { id: number }): Promise<number[]> {
  const { rows } = await sql<{ documentId: number }>`
    select document_id from disposal_items where disposal_id = ${disposal.id} and state = 'listed' order by document_id`.execute(
    db,
  )
  return rows.map((row) => row.documentId)
}

/** Takes off the list what something stands in the way of by now, or whose bytes are others than were authorised. */
export const skipBlocked = (ctx: Context, disposal: Executed) =>
  sql`update disposal_items i set state = 'skipped', skipped_because = judged.code
    from (select i.document_id, case when d.id is null then 'NotFound' when i.sha256s <> ${hashesNow} then 'StateChanged'
        else ${blockerNow(ctx, disposal.id)} end as code
      from disposal_items i left join documents d on d.id = i.document_id
      where i.disposal_id = ${disposal.id} and i.state = 'listed') as judged
    where i.disposal_id = ${disposal.id} and i.document_id = judged.document_id and judged.code is not null`.execute(
    ctx.db,
  )

/** Puts what is left on the list into the bin: in no folder and nobody's trash; where each was is written down. */
export async function putIntoBin(ctx: Context, disposal: Executed, until: string): Promise<void> {
  const now = ctx.clock.now().toISOString()
  await sql`update disposal_items i set state = 'binned', was_in_folder = d.folder_id, was_trashed_at = d.trashed_at,
      was_trashed_by = d.trashed_by, was_buried_in = d.buried_in
    from documents d where i.disposal_id = ${disposal.id} and i.state = 'listed' and d.id = i.document_id`.execute(
    ctx.db,
  )
  await announceEach(
    ctx,
    documentDisposed,
    sql`select document_id, null::integer as folder_id, unit_id, jsonb_build_object('disposalId', disposal_id, 'title', ${disposal.title}::text,
        'name', name, 'until', ${until}::text) as payload
      from disposal_items where disposal_id = ${disposal.id} and state = 'binned'`,
  )
  await sql`update documents d set disposed_in = ${disposal.id}, trashed_at = ${now}, trashed_by = ${userIdOf(ctx.actor)},
      folder_id = null, buried_in = null, version = d.version + 1
    from disposal_items i where i.disposal_id = ${disposal.id} and i.state = 'binned' and d.id = i.document_id`
    .execute(ctx.db)
    .catch(againOnRefused())
}
