import { PassThrough, type Readable } from 'node:stream'
import type { Context } from '../../../platform/context.ts'
import type { App } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import { listLivingSessions } from '../../people/index.ts'

/** The open streams of this process. Each costs a connection and, once in a heartbeat, its part of one statement. */
export interface NoticeStreams {
  /** Server-sent events for a session: `notice` when something is new or was read, `ended` with the session. */
  open(ctx: Context, owner: Owner): Readable
}

interface Owner {
  userId: string
  sessionId: string
}

interface Open extends Owner {
  out: PassThrough
}

// A browser shares one among its tabs; more are those of windows that were closed without a word.
const mostOfSession = 4
const mostOfProcess = 20_000
/** Bytes that a reader may leave lying: who takes nothing for so long is gone. */
const mostUnread = 16_384

const event = (name: string) => `event: ${name}\ndata: {}\n\n`
// What a stream begins with: how soon to come again when it breaks, in milliseconds, and that it stands.
const greeting = `retry: 5000\n${event('ready')}`
const signOfLife = ': alive\n\n'

export function noticeStreams({ fastify, announcements }: Pick<App, 'fastify' | 'announcements'>): NoticeStreams {
  const all = new Set<Open>()
  let heartbeat: NodeJS.Timeout | undefined
  const send = (one: Open, text: string) => {
    if (one.out.writableLength > mostUnread) one.out.destroy()
    else one.out.write(text)
  }
  const notify = (concerned: (one: Open) => boolean) => {
    for (const one of all) if (concerned(one)) send(one, event('notice'))
  }
  const end = (ended: (one: Open) => boolean) => {
    for (const one of all) if (ended(one)) one.out.end(event('ended'))
  }
  const listen = () => {
    announcements.hear('sinupan_notice', {
      heard: (userId) => notify((one) => one.userId === userId),
      missed: () => notify(() => true),
    })
    announcements.hear('sinupan_session_end', {
      heard: (sessionId) => end((one) => one.sessionId === sessionId),
      missed: () => undefined,
    })
  }
  const beat = async ({ db, clock, log }: Context) => {
    for (const one of all) send(one, signOfLife)
    const asked = [...new Set([...all].map((one) => one.sessionId))]
    try {
      const living = await listLivingSessions(db, asked, clock.now())
      end(({ sessionId }) => asked.includes(sessionId) && !living.has(sessionId))
    } catch (error) {
      log.warn({ err: error }, 'the sessions of notice streams could not be asked for')
    }
  }
  fastify.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const { out } of all) out.end()
  })
  return {
    open: (ctx, owner) => {
      if (all.size >= mostOfProcess) throw refuse('Unavailable')
      if (heartbeat === undefined) {
        listen()
        heartbeat = setInterval(() => void beat(ctx), ctx.config.NOTICE_HEARTBEAT * 1_000).unref()
      }
      const ofSession = [...all].filter((one) => one.sessionId === owner.sessionId)
      for (const one of ofSession.slice(0, Math.max(0, ofSession.length + 1 - mostOfSession))) one.out.end()
      const one = { ...owner, out: new PassThrough() }
      all.add(one)
      one.out.once('close', () => all.delete(one))
      one.out.write(greeting)
      return one.out
    },
  }
}
