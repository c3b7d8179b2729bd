import { getClientConfig } from '@sinupan/contract'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { clientConfig } from './client-config.ts'
import type { Config } from './config.ts'
import { describeUploads } from './modules/files/index.ts'
import { authenticate, requireRecentProof } from './modules/people/index.ts'
import { describePage } from './modules/syndication/index.ts'
import { allSubscribers, modules } from './modules.ts'
import { type Actor, anonymous, system } from './platform/actor.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Context, Origin } from './platform/context.ts'
import { announcementsOn } from './platform/database/announcements.ts'
import { connect, databaseOn } from './platform/database/database.ts'
import { jobLimits, requestLimits } from './platform/database/limits.ts'
import { sayTimeZone } from './platform/database/say-time-zone.ts'
import { sessionLocksOn } from './platform/database/session-locks.ts'
import { letReadersGo } from './platform/derivatives/index.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import { buildHttp, refuseUnknownApi } from './platform/http/build-http.ts'
import { closeWithin } from './platform/http/close-within.ts'
import { serveHealth } from './platform/http/health.ts'
import { nowhere, originOf } from './platform/http/origin.ts'
import { type App, serve } from './platform/http/serve.ts'
import { watchForProxies } from './platform/http/unknown-proxy.ts'
import { dispatcherOn } from './platform/jobs/dispatch.ts'
import { drainJobs } from './platform/jobs/drain-jobs.ts'
import { type Jobs, jobsOn } from './platform/jobs/jobs.ts'
import { lookoutOn } from './platform/jobs/lookout.ts'
import { createQueues, scheduleJobs, startBoss } from './platform/jobs/run-jobs.ts'
import type { Workshop } from './platform/jobs/work-batch.ts'
import { workersOn } from './platform/jobs/workers.ts'
import { outbox } from './platform/mail/mailer.ts'
import { measureProcess } from './platform/metrics/measure-process.ts'
import { measureRequests } from './platform/metrics/measure-requests.ts'
import { type Metrics, metricsRegistry } from './platform/metrics/metric.ts'
import type { Secrets } from './platform/secrets.ts'
import type { Storage } from './platform/storage/storage.ts'

export interface Parts {
  config: Config
  databaseUrl: string
  secrets: Secrets
  storage: Storage
  clock?: Clock
  metrics?: Metrics
}

/** The whole application, built on its parts and not yet listening. */
export interface Sinupan {
  fastify: FastifyInstance
  served: readonly string[]
  /** A context outside of a request: jobs, imports, tests. */
  contextFor(actor: Actor): Context
  /** What the head of the page tells that is asked for, by what an outsider may know. */
  describePage(request: FastifyRequest): ReturnType<typeof describePage>
  /** Starts working the queues in this process; where it serves the web only, those that every process works. */
  work(): Promise<void>
  /** Hands what was ordered on to the queues, and leaves it there. */
  dispatch(): Promise<void>
  /** Works everything that waits, then returns how much that was. */
  drain(): Promise<number>
  /**
   * Takes nothing more, lets requests and jobs end, and lets go of the database.
   *
   * @param seconds how long they have; what is still running then is cut off
   */
  close(seconds?: number): Promise<void>
}

export async function buildApp(parts: Parts): Promise<Sinupan> {
  const { config, databaseUrl, clock = systemClock, metrics = metricsRegistry() } = parts
  const fastify = await buildHttp(config)
  measureRequests(fastify, metrics)
  const pool = connect(databaseUrl, config.DATABASE_POOL, requestLimits(config))
  await sayTimeZone(pool, config.TIME_ZONE)
  const jobPool = connect(databaseUrl, config.DATABASE_JOB_POOL, jobLimits(config))
  const subscribers = allSubscribers()
  const stumbled = (error: unknown) => fastify.log.warn({ err: error }, 'the queue stumbled')
  const boss = await startBoss(databaseUrl, stumbled)
  await createQueues(boss, subscribers)
  const announcements = announcementsOn(databaseUrl, (error) =>
    fastify.log.warn({ err: error }, 'no announcements are heard'),
  )
  const processMeasures = measureProcess(metrics, { requests: pool, jobs: jobPool })
  const db = databaseOn(jobPool)
  const dispatcher = dispatcherOn(db, boss, (error) => fastify.log.warn({ err: error }, 'work was not handed on'))
  const jobs = jobsOn(boss, dispatcher, subscribers)
  const contextFor = contexts({ ...parts, clock }, { fastify, jobs, db })
  const ofRequests = databaseOn(pool)
  const contextOf = async (request: FastifyRequest) => {
    const ctx = { ...contextFor(system, originOf(request), request.log), db: ofRequests }
    return { ...ctx, actor: await authenticate(request, ctx) }
  }
  const outsider = (request: FastifyRequest) => contextFor(anonymous, originOf(request), request.log)
  const locks = sessionLocksOn(databaseUrl)
  const unknownProxy = watchForProxies(fastify)
  const requireProof = requireRecentProof
  const app: App = { fastify, contextOf, locks, requireProof, unknownProxy, metrics, announcements, served: [] }
  serve(app, getClientConfig, async (ctx) => clientConfig(ctx.config))
  for (const routes of modules.flatMap((one) => one.routes ?? [])) routes(app)
  serveHealth(fastify, { pool, storage: parts.storage })
  await serveApiDocs(fastify, config, describeUploads())
  refuseUnknownApi(fastify)
  const shop: Workshop = { boss, makeContext: () => contextFor(system), held: new Set() }
  const workers = workersOn({ shop, announcements, log: fastify.log })
  const lookout = lookoutOn({ db, dispatcher, workers, onError: stumbled })
  return {
    fastify,
    served: app.served,
    contextFor,
    describePage: (request) =>
      describePage({ ...outsider(request), db: ofRequests }, request.url.replace(/[?#].*$/, '')),
    work: async () => {
      workers.start(subscribers.filter((one) => config.ROLE !== 'web' || one.isInEveryRole))
      lookout.start()
      await scheduleJobs(boss, subscribers)
    },
    dispatch: dispatcher.run,
    drain: () => drainJobs({ shop, dispatcher }, subscribers),
    close: (seconds = 10) =>
      closeWithin(seconds, {
        fastify,
        stopJobs: async (milliseconds) => {
          await lookout.stop()
          await dispatcher.stop()
          await workers.stop(milliseconds)
          await boss.stop({ graceful: true, timeout: milliseconds })
        },
        letGo: async () => {
          processMeasures.stop()
          await Promise.all([announcements.stop(), locks.close(), letReadersGo(), pool.end(), jobPool.end()])
        },
      }),
  }
}

type Running = { fastify: FastifyInstance; jobs: Jobs; db: Context['db'] }

function contexts(parts: Parts & { clock: Clock }, { fastify, jobs, db }: Running) {
  const { config, clock, storage, secrets } = parts
  const mail = outbox(jobs, config)
  return (actor: Actor, origin: Origin = nowhere, log: FastifyBaseLogger = fastify.log): Context => {
    return { actor, db, storage, clock, mail, jobs, config, secrets, log, origin, publish: outsideTransaction }
  }
}

// A fact belongs to what made it true; `transaction` gives the context that takes facts.
const outsideTransaction = async (): Promise<never> => {
  throw new Error('Facts are published inside a transaction.')
}
