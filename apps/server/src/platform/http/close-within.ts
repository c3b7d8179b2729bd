import type { FastifyInstance } from 'fastify'

interface Closing {
  fastify: FastifyInstance
  /** Takes no more jobs and waits for those that run; what is not done within the milliseconds is left to the queue. */
  stopJobs(milliseconds: number): Promise<unknown>
  letGo(): Promise<unknown>
}

// pg-boss ends its own connections after its jobs, however short their time is.
const leastForJobs = 1_000
const idleEveryMs = 100

/**
 * Ends requests and jobs beside each other, then what they stand on. When the time is up, the connections that are left
 * are cut: a resumable upload keeps what has come, a download is asked for again.
 */
export async function closeWithin(seconds: number, { fastify, stopJobs, letGo }: Closing): Promise<void> {
  const milliseconds = seconds * 1_000
  const cut = setTimeout(() => fastify.server.closeAllConnections(), milliseconds)
  // A caller that keeps its connection would be waited for, long after its last answer.
  const idle = setInterval(() => fastify.server.closeIdleConnections(), idleEveryMs)
  try {
    await Promise.all([fastify.close(), stopJobs(Math.max(milliseconds, leastForJobs))])
  } finally {
    clearTimeout(cut)
    clearInterval(idle)
  }
  await letGo()
}
