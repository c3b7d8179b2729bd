import { type CopyBox, type CopyState, copyBounds, type RequestCopy } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Finding } from '../../../platform/derivatives/index.ts'
import { refuse } from '../../../platform/refusal.ts'
import { userRefJson } from '../../people/index.ts'
import { isoOf } from '../requests.queries.ts'
import { failureSentences, toldFindings } from './finding-sentences.ts'

/** What can be drawn on: pages, and pictures. */
const covered = /^(?:application\/pdf|image\/(?:jpeg|png|gif|webp|tiff|avif))$/
const mostFiles = 2_000

interface Row extends Omit<RequestCopy, 'findings' | 'failure' | 'mayCover' | 'state' | 'boxes'> {
  state: CopyState | null
  findings: Finding[] | null
  failureCode: string | null
  boxes: CopyBox[] | null
}

/**
 * The files of the documents that are proposed for release, as they are now, with how far their copies are. An order for a file
 * that was replaced since counts as none.
 */
export async function listCopies(ctx: Context, requestId: number): Promise<RequestCopy[]> {
  return select(ctx, requestId, sql`true`)
}

/** One of them. @throws Refusal NotFound for a file that is not to be released */
export async function viewCopy(ctx: Context, requestId: number, fileId: number): Promise<RequestCopy> {
  const [copy] = await select(ctx, requestId, sql`f.id = ${fileId}`)
  if (!copy) throw refuse('NotFound')
  return copy
}

async function select(ctx: Context, requestId: number, where: RawBuilder<unknown>): Promise<RequestCopy[]> {
  const { rows } = await sql<Row>`
    select i.document_id as file_manager_id, f.id as file_manager_file_id, f.name as file_name, f.media_type, f.size::float8 as size,
      f.sha256 as source_sha256, c.state, c.findings, c.page_count, c.failure_code, c.boxes,
      coalesce(c.is_pictured, false) as is_pictured, ${userRefJson('orderer')} as ordered_by, ${isoOf(sql`c.ordered_at`)} as ordered_at,
      (select json_build_object('id', l.id, 'fileName', l.file_name, 'mediaType', l.media_type, 'size', l.size, 'sha256', l.sha256)
        from document_request_releases l where l.request_id = i.request_id and l.file_id = f.id and l.source_sha256 = f.sha256
          and l.revoked_at is null order by l.id desc limit 1) as copy
    from document_request_items i join documents d on d.id = i.document_id and d.is_living
    join files f on f.document_id = d.id and f.is_current and f.removed_at is null
    left join document_request_copies c on c.request_id = i.request_id and c.file_id = f.id and c.source_sha256 = f.sha256
    left join users orderer on orderer.id = c.ordered_by
    where i.request_id = ${requestId} and i.proposal = 'release' and ${where}
    order by i.id, f.lineage_id limit ${mostFiles}`.execute(ctx.db)
  return rows.map(({ failureCode, ...row }) => ({
    ...row,
    state: row.state ?? 'none',
    boxes: row.boxes ?? [],
    findings: toldFindings(row.findings ?? []),
    failure: failureCode === null ? null : (failureSentences[failureCode] ?? failureSentences.Crashed ?? null),
    mayCover: covered.test(row.mediaType) && (row.pageCount ?? 0) <= copyBounds.pages,
    copy: row.state === 'ready' ? row.copy : null,
  }))
}

/** Bytes that go with a copy, as they are kept. */
export interface CopyBytes {
  sha256: string
  fileName: string
  mediaType: string
  size: number
}

/** A copy that somebody may still download. Undefined once it is over or taken back. */
export async function findReleased(
  { db, clock }: Context,
  id: number,
): Promise<(CopyBytes & { requestId: number; trackingNo: string }) | undefined> {
  const { rows } = await sql<CopyBytes & { requestId: number; trackingNo: string }>`
    select l.sha256, l.file_name, l.media_type, l.size::float8 as size, l.request_id, r.tracking_no
    from document_request_releases l join document_requests r on r.id = l.request_id
    where l.id = ${id} and l.released_at is not null and l.revoked_at is null
      and l.expires_at > ${clock.now().toISOString()}`.execute(db)
  return rows[0]
}
