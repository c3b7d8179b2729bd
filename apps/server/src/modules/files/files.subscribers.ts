import { z } from 'zod'
import { type Subscriber, worker } from '../../platform/jobs/subscriber.ts'
import { blobJob, deriveQueue } from './derived.ts'
import { deriveBlob } from './use-cases/derive-blob.ts'
import { orderLostDerivations } from './use-cases/order-lost-derivations.ts'
import { sweepBlobs } from './use-cases/sweep-blobs.ts'

/** One at a time: reading a file takes a processor of its own. */
const deriving = worker(deriveQueue, blobJob, (ctx, job) => deriveBlob(ctx, job.sha256))

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

export const filesSubscribers: readonly Subscriber[] = [deriving, sweeping, lookingForLost]
