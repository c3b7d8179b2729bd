import type { CopyBox } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Finding } from '../../../platform/derivatives/index.ts'
import type { Held } from '../../../platform/policy.ts'
import type { RequestFacts } from '../request.ts'

interface Order {
  fileId: number
  sourceSha256: string
  boxes: readonly CopyBox[]
  isPictured: boolean
}

/** Orders a copy; what was prepared of the file before counts no more. Answers whose turn it is. */
export async function insertOrder(ctx: Context, request: Held<RequestFacts, 'prepare'>, order: Order): Promise<number> {
  await dropPrepared(ctx.db, { requestId: request.id, fileId: order.fileId })
  const now = ctx.clock.now().toISOString()
  const { rows } = await sql<{ turn: number }>`
    insert into document_request_copies as c (request_id, file_id, source_sha256, boxes, is_pictured, state, ordered_by, ordered_at)
    values (${request.id}, ${order.fileId}, ${order.sourceSha256}, ${JSON.stringify(order.boxes)}::jsonb, ${order.isPictured},
      'waiting', ${userIdOf(ctx.actor)}, ${now})
    on conflict (request_id, file_id) do update set source_sha256 = excluded.source_sha256, boxes = excluded.boxes,
      is_pictured = excluded.is_pictured, state = 'waiting', findings = '[]', page_count = null, failure_code = null,
      made_at = null, turn = c.turn + 1, ordered_by = excluded.ordered_by, ordered_at = excluded.ordered_at
    returning turn`.execute(ctx.db)
  return rows[0]?.turn ?? 1
}

const dropPrepared = (db: Database, { requestId, fileId }: { requestId: number; fileId: number }) =>
  db
    .deleteFrom('documentRequestReleases')
    .where('requestId', '=', requestId)
    .where('fileId', '=', fileId)
    .where('releasedAt', 'is', null)
    .execute()

export interface Outcome {
  state: 'ready' | 'refused' | 'failed'
  findings: readonly Finding[]
  pageCount: number | null
  failureCode: string | null
}
export interface OrderKey {
  requestId: number
  fileId: number
  turn: number
}

/** Writes down how an order ended, behind the lock of its request. */
export const finishOrder = (ctx: Context, { requestId, fileId, turn }: OrderKey, { findings, ...outcome }: Outcome) =>
  ctx.db
    .updateTable('documentRequestCopies')
    .set({ ...outcome, findings: JSON.stringify(findings), madeAt: ctx.clock.now().toISOString() })
    .where('requestId', '=', requestId)
    .where('fileId', '=', fileId)
    .where('turn', '=', turn)
    .execute()

interface Prepared {
  requestId: number
  documentId: number
  fileId: number
  sourceSha256: string
  sha256: string
  fileName: string
  mediaType: string
  size: number
  redactions: number
  preparedBy: string | null
}

export const insertPrepared = (ctx: Context, prepared: Prepared) =>
  ctx.db
    .insertInto('documentRequestReleases')
    .values({ ...prepared, preparedAt: ctx.clock.now().toISOString() })
    .execute()
