import { type AdminDashboard, getAdminDashboard } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { type App, serve } from '../../../platform/http/serve.ts'
import { countDue } from '../../requests/index.ts'
import { spaceOf } from '../health/free-space.ts'
import { listQueues, readBlobs, readChain, readMail } from '../health/health.queries.ts'
import { newestFailedQueue, readDecided, readGrowth, readPostings, readUsers } from './dashboard.queries.ts'

export function dashboardRoutes(app: App): void {
  serve(app, getAdminDashboard, (ctx) => dashboard(ctx))
}

async function dashboard(ctx: Context): Promise<AdminDashboard> {
  const [growth, decided, postings, requests, users, queues, failedQueue, blobs, space, mail, chain] =
    await Promise.all([
      readGrowth(ctx),
      readDecided(ctx),
      readPostings(ctx),
      countDue(ctx),
      readUsers(ctx),
      listQueues(ctx),
      newestFailedQueue(ctx),
      readBlobs(ctx),
      spaceOf(ctx.storage),
      readMail(ctx),
      readChain(ctx),
    ])
  const search = queues.find((queue) => queue.name === 'search-index')
  return {
    at: ctx.clock.now().toISOString(),
    ...growth,
    decided,
    postings,
    requests,
    users,
    storage: { blobBytes: blobs.blobBytes, ...space },
    jobs: { failed: queues.reduce((sum, queue) => sum + queue.failed, 0), newestFailedQueue: failedQueue },
    search: { waiting: search?.waiting ?? 0, oldestAt: search?.oldestWaitingAt ?? null },
    mail: { ...mail, isSending: ctx.config.SMTP_URL !== undefined },
    chain,
  }
}
