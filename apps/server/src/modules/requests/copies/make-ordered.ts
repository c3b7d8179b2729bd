import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { CopyBox } from '@sinupan/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { inspectFile, type Made, makeCopy } from '../../../platform/derivatives/index.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { NoSuchBytes, type Received } from '../../../platform/storage/storage.ts'
import { holdBytes, orMissing } from '../../files/index.ts'
import { finishOrder, insertPrepared, type OrderKey, type Outcome } from './copies.store.ts'

export const makeCopiesQueue = 'make-request-copies'
const orderKey = z.object({ requestId: z.number(), fileId: z.number(), turn: z.number() })
const mostBytes = 300_000_000

/** Makes the copies that were ordered, one after the other: each takes a processor and much memory. */
export const copyMaking = worker(makeCopiesQueue, orderKey, makeOrdered)

interface Order {
  documentId: number
  sourceSha256: string
  fileName: string
  mediaType: string
  extension: string
  boxes: CopyBox[]
  isPictured: boolean
  orderedBy: string | null
}
type MadeCopy = NonNullable<Made['copy']>

/** A copy passes when nothing is found: in the file itself, or, where its pages become pictures, in these. */
export async function makeOrdered(ctx: Context, key: OrderKey): Promise<void> {
  const order = await findOrder(ctx, key)
  if (!order) return
  const outputDir = await ctx.storage.scratch()
  try {
    const { outcome, copy } = await make(ctx, order, outputDir)
    if (!copy) return await transaction(ctx, async (ctx) => void (await finish(ctx, key, outcome)))
    const received = await ctx.storage.receive(createReadStream(copy.path), mostBytes)
    await keep(ctx, key, { order, outcome, copy, received })
  } finally {
    await rm(outputDir, { recursive: true, force: true })
  }
}

async function findOrder({ db }: Context, { requestId, fileId, turn }: OrderKey): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    select f.document_id, c.source_sha256, f.name as file_name, f.media_type, f.extension, c.boxes, c.is_pictured, c.ordered_by
    from document_request_copies c join files f on f.id = c.file_id and f.sha256 = c.source_sha256
    where c.request_id = ${requestId} and c.file_id = ${fileId} and c.turn = ${turn} and c.state = 'waiting'`.execute(
    db,
  )
  return rows[0]
}

async function make(ctx: Context, order: Order, outputDir: string): Promise<{ outcome: Outcome; copy: Made['copy'] }> {
  const { sourceSha256: sha256, mediaType, extension, boxes, isPictured } = order
  const input = { path: ctx.storage.pathOf(sha256), mediaType, extension, outputDir }
  const told = await orMissing(ctx, { sha256 }, () => inspectFile(input).catch(asMissing))
  const becomesPictures = boxes.length > 0 || isPictured
  if (told.failure || (told.findings.length > 0 && !becomesPictures)) return { outcome: outcomeOf(told), copy: null }
  const made = await makeCopy(input, { boxes, isPictured })
  const outcome = outcomeOf({ ...made, pageCount: told.pageCount })
  return made.copy ? { outcome, copy: made.copy } : { outcome, copy: null }
}

function outcomeOf({
  findings,
  pageCount,
  failure,
  copy,
}: Partial<Made> & Pick<Made, 'findings' | 'failure'> & { pageCount: number | null }): Outcome {
  if (failure) return { state: 'failed', findings, pageCount, failureCode: failure.code }
  if (findings.length > 0) return { state: 'refused', findings, pageCount, failureCode: null }
  if (copy) return { state: 'ready', findings: [], pageCount, failureCode: null }
  return { state: 'failed', findings: [], pageCount, failureCode: 'Crashed' }
}

function asMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error
  throw new NoSuchBytes(error.message, { cause: error })
}

interface Keeping {
  order: Order
  outcome: Outcome
  copy: MadeCopy
  received: Received
}

async function keep(ctx: Context, key: OrderKey, { order, outcome, copy, received }: Keeping): Promise<void> {
  const { mediaType, extension } = copy
  const { sha256, size } = received
  const fileName = named(order.fileName, extension)
  let isKept = false
  try {
    await transaction(ctx, async (ctx) => {
      isKept = await finish(ctx, key, outcome)
      if (!isKept) return
      await holdBytes(ctx, { ...received, mediaType, extension, fileName })
      const { documentId, sourceSha256, boxes, orderedBy: preparedBy } = order
      const { requestId, fileId } = key
      const redactions = boxes.length
      const ends = {
        requestId,
        documentId,
        fileId,
        sourceSha256,
        sha256,
        fileName,
        mediaType,
        size,
        redactions,
        preparedBy,
      }
      await insertPrepared(ctx, ends)
    })
  } finally {
    if (!isKept) await ctx.storage.discard(received)
  }
}

/** Behind the lock of the request: an order that was replaced, or whose request was answered meanwhile, ends in nothing. */
async function finish(ctx: Context, key: OrderKey, outcome: Outcome): Promise<boolean> {
  const { rows } = await sql<{ isAwaited: boolean }>`
    select r.status in ('accepted', 'processing', 'for_decision') as is_awaited
    from document_requests r where r.id = ${key.requestId} for no key update`.execute(ctx.db)
  if (!rows[0]?.isAwaited) {
    await ctx.db
      .deleteFrom('documentRequestCopies')
      .where('requestId', '=', key.requestId)
      .where('fileId', '=', key.fileId)
      .where('turn', '=', key.turn)
      .execute()
    return false
  }
  const [done] = await finishOrder(ctx, key, outcome)
  return (done?.numUpdatedRows ?? 0n) > 0n
}

/** The name of the original with the copy's own ending. */
function named(fileName: string, extension: string): string {
  const stem = fileName.replace(/\.[a-z0-9]{1,10}$/i, '')
  return `${stem}.${extension}`
}
