import { z } from 'zod'
import { type Subscriber, worker } from '../../platform/jobs/subscriber.ts'
import { deriveBlob } from './use-cases/derive-blob.ts'
import { sweepBlobs } from './use-cases/sweep-blobs.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** One at a time: reading a file takes a processor of its own. */
const deriving = worker('derive', z.object({ sha256 }), (ctx, job) => deriveBlob(ctx, job.sha256))

const sweeping = worker(
  'sweep-blobs',
  z.object({}),
  async (ctx) => {
    ctx.log.info(await sweepBlobs(ctx), 'swept what no document needs')
  },
  { schedule: '17 * * * *' },
)

export const filesSubscribers: readonly Subscriber[] = [deriving, sweeping]
