import { type CopyState, requestBounds } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import type { HeldRequest } from '../requests.store.ts'

type Given = 'successful' | 'partially_successful'

/** What stands in the way of a decision: a file without its checked copy, or a document that has no file any more. */
interface Missing {
  fileManagerId: number
  fileManagerFileId: number | null
  /** Of the file; of the document where it has none. */
  name: string
  state: CopyState
}
const mostNamed = 20

/**
 * What is downloaded goes out as the copies that were prepared, each checked: of what is to be released by now, and of files
 * that stand as they did then. Granted in whole, each file of it has one; in part, each document has.
 *
 * @throws Refusal NotReleasable with `files`, the first 20 that have none; ValidationFailed where nothing is to be released
 */
export async function releaseCopies(ctx: Context, { id }: HeldRequest, outcome: Given): Promise<void> {
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + requestBounds.releaseDays * 86_400_000).toISOString()
  const { rows } = await sql<{ fileId: number }>`
    update document_request_releases l set released_at = ${now.toISOString()}::timestamptz, expires_at = ${expiresAt}::timestamptz
    from document_request_items i, files f
    where l.request_id = ${id} and l.released_at is null and l.revoked_at is null
      and i.request_id = l.request_id and i.document_id = l.document_id and i.proposal = 'release'
      and f.id = l.file_id and f.is_current and f.removed_at is null and f.sha256 = l.source_sha256
    returning l.file_id`.execute(ctx.db)
  const { rows: asked } = await sql<{ isReleased: boolean }>`
    select exists (select from document_request_items i where i.request_id = r.id and i.proposal = 'release') as is_released
    from document_requests r where r.id = ${id} and r.delivery_mode = 'download'`.execute(ctx.db)
  const [download] = asked
  if (!download) return
  if (!download.isReleased)
    throw refuseField('outcome', 'Nothing is to be released. Choose another answer, or send it back.')
  const files = await findMissing(ctx, { id, outcome, given: rows.map((row) => row.fileId) })
  if (files.length > 0) throw refuse('NotReleasable', { files })
}

async function findMissing(
  { db }: Context,
  { id, outcome, given }: { id: number; outcome: Given; given: readonly number[] },
): Promise<Missing[]> {
  const isEnough =
    outcome === 'successful'
      ? sql`f.id = any (${given}::integer[])`
      : sql`exists (select from files g where g.document_id = i.document_id and g.id = any (${given}::integer[]))`
  const { rows } = await sql<Missing>`
    select i.document_id as file_manager_id, f.id as file_manager_file_id, coalesce(f.name, i.name) as name,
      coalesce(c.state, 'none') as state
    from document_request_items i
    left join files f on f.document_id = i.document_id and f.is_current and f.removed_at is null
    left join document_request_copies c on c.request_id = i.request_id and c.file_id = f.id and c.source_sha256 = f.sha256
    where i.request_id = ${id} and i.proposal = 'release' and (f.id is null or not ${isEnough})
    order by i.id, f.lineage_id limit ${mostNamed}`.execute(db)
  return rows
}
