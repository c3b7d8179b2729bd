import { z } from 'zod'
import { type Subscriber, worker } from '../../platform/jobs/subscriber.ts'
import { deriveBlob } from './use-cases/derive-blob.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** One at a time: reading a file takes a processor of its own. */
const deriving = worker('derive', z.object({ sha256 }), (ctx, job) => deriveBlob(ctx, job.sha256))

export const filesSubscribers: readonly Subscriber[] = [deriving]
