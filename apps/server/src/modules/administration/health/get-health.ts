import type { QueueHealth, SystemHealth } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import type { UnknownProxy } from '../../../platform/http/unknown-proxy.ts'
import { spaceOf } from './free-space.ts'
import { listQueues, readAdministrators, readBlobs, readChain, readDatabase, readMail } from './health.queries.ts'
import { minutesSince } from './late-work.ts'
import { readMissing } from './missing.ts'
import { readPrograms } from './read-programs.ts'

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

/** How everything is, in a constant number of statements. */
export async function getHealth(ctx: Context, unknownProxy: UnknownProxy | null = null): Promise<SystemHealth> {
  const [database, blobs, missing, space, mail, chain, administrators, programs, queues] = await Promise.all([
    readDatabase(ctx),
    readBlobs(ctx),
    readMissing(ctx),
    spaceOf(ctx.storage),
    readMail(ctx),
    readChain(ctx),
    readAdministrators(ctx),
    readPrograms(ctx),
    listQueues(ctx),
  ])
  return {
    at: ctx.clock.now().toISOString(),
    process: {
      version: process.env.npm_package_version ?? '0.1.0',
      node: process.versions.node,
      role: ctx.config.ROLE,
      startedAt,
      memoryBytes: process.memoryUsage().rss,
    },
    database,
    storage: { ...space, ...blobs, ...missing },
    mail: { ...mail, isSending: ctx.config.SMTP_URL !== undefined },
    chain,
    administrators,
    work: workOf(ctx, queues),
    network: { trustedProxies: String(ctx.config.TRUST_PROXY), unknownProxy },
    programs,
    queues,
  }
}

function workOf(ctx: Context, queues: readonly QueueHealth[]): SystemHealth['work'] {
  const sum = (count: (queue: QueueHealth) => number) => queues.reduce((all, queue) => all + count(queue), 0)
  const [oldestWaitingAt = null] = queues.flatMap((queue) => queue.oldestWaitingAt ?? []).toSorted()
  return {
    waiting: sum((queue) => queue.waiting),
    active: sum((queue) => queue.active),
    failed: sum((queue) => queue.failed),
    oldestWaitingAt,
    isLate: minutesSince(ctx, oldestWaitingAt) >= ctx.config.WORK_ALARM_MINUTES,
    lateAfterMinutes: ctx.config.WORK_ALARM_MINUTES,
  }
}
