import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { type Subscriber, worker } from '../../platform/jobs/subscriber.ts'
import { blobJob, deriveQueue } from './derived.ts'
import { drawBlob } from './drawing/draw-blob.ts'
import { drawQueue } from './drawing/draw-job.ts'
import { orderMissingDrawings } from './drawing/order-drawing.ts'
import { layUnderPages } from './ocr/lay-under-pages.ts'
import { ocrJob, ocrQueue, searchableQueue } from './ocr/ocr-job.ts'
import { orderMissingOcr } from './ocr/order-missing-ocr.ts'
import { readLetters } from './ocr/read-letters.ts'
import { deriveBlob } from './use-cases/derive-blob.ts'
import { orderLostDerivations } from './use-cases/order-lost-derivations.ts'
import { sweepBlobs } from './use-cases/sweep-blobs.ts'

// Reading a file takes a processor and up to 600 MB. With two, one hard file doesn't stop everything behind it.
const readersAtOnce = Math.min(4, Math.max(2, availableParallelism()))

const deriving = worker(deriveQueue, blobJob, (ctx, job) => deriveBlob(ctx, job.sha256), { concurrency: readersAtOnce })

const sweeping = worker(
  'sweep-blobs',
  z.object({}),
  async (ctx) => {
    ctx.log.info(await sweepBlobs(ctx), 'swept what no document needs')
  },
  { schedule: '17 * * * *' },
)

const lookingForLost = worker(
  'derive-lost',
  z.object({}),
  async (ctx) => {
    const count = await orderLostDerivations(ctx)
    if (count > 0) ctx.log.warn({ count }, 'ordered again what was never read')
  },
  { schedule: '37 * * * *' },
)

// One at once: what people wait for has the other processors.
const readingLetters = worker(ocrQueue, ocrJob, (ctx, job) => readLetters(ctx, job))

const layingWords = worker(searchableQueue, blobJob, (ctx, job) => layUnderPages(ctx, job.sha256))

const lookingForPictures = worker(
  'ocr-missing',
  z.object({}),
  async (ctx) => {
    const count = ctx.config.OCR ? await orderMissingOcr(ctx) : 0
    if (count > 0) ctx.log.info({ count }, 'ordered the letters of pictures to be read')
  },
  { schedule: '47 * * * *' },
)

// One at once: each may take a gigabyte.
const drawing = worker(drawQueue, blobJob, (ctx, job) => drawBlob(ctx, job.sha256))

const lookingForUndrawn = worker(
  'draw-missing',
  z.object({}),
  async (ctx) => {
    const count = await orderMissingDrawings(ctx)
    if (count > 0) ctx.log.info({ count }, 'ordered to be drawn by programs that are installed')
  },
  { schedule: '57 * * * *' },
)

export const filesSubscribers: readonly Subscriber[] = [
  deriving,
  sweeping,
  lookingForLost,
  readingLetters,
  layingWords,
  lookingForPictures,
  drawing,
  lookingForUndrawn,
]
