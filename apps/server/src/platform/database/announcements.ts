import pg from 'pg'
import { oneAfterAnother } from './one-after-another.ts'

/** What a part of the application wants to hear of a channel. */
interface Hearer {
  /** What was announced, with its payload. */
  heard(payload: string): void
  /** The connection is there, or there again: whatever was announced before may have been missed. */
  missed(): void
}

/** What the database announces with NOTIFY, heard on one connection of this process, which is opened when first needed. */
export interface Announcements {
  /** @returns stops hearing */
  hear(channel: string, hearer: Hearer): () => void
  stop(): Promise<void>
}

const longestPauseMs = 5_000

/** `url` as in `DATABASE_URL`; `onLost` is told why the connection is gone, each time. It is opened again by itself. */
export function announcementsOn(url: string, onLost: (error: unknown) => void): Announcements {
  const ask = oneAfterAnother()
  const hearers = new Map<string, Set<Hearer>>()
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const open = async (pause = 100): Promise<void> => {
    const next = clientOf(url, hearers)
    try {
      await next.connect()
      for (const channel of hearers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`)
      client = next
      next.once('end', () => again(100, new Error('The connection for announcements ended.')))
      for (const one of [...hearers.values()].flatMap((set) => [...set])) one.missed()
    } catch (error) {
      await next.end().catch(() => undefined)
      again(Math.min(pause * 2, longestPauseMs), error)
    }
  }
  const again = (pause: number, error: unknown): void => {
    client = undefined
    if (stopping.signal.aborted) return
    onLost(error)
    timer = setTimeout(() => {
      opening = open(pause)
    }, pause).unref()
  }
  const listen = async (channel: string): Promise<void> => {
    opening ??= open()
    await opening
    // Who was there before the channel was asked for has not listened to it.
    await ask(async () => client?.query(`listen ${client.escapeIdentifier(channel)}`))
  }
  return {
    hear: (channel, hearer) => {
      const ofChannel = hearers.get(channel) ?? new Set()
      const isNew = ofChannel.size === 0
      hearers.set(channel, ofChannel.add(hearer))
      if (isNew && !stopping.signal.aborted) listen(channel).then(hearer.missed, onLost)
      return () => void ofChannel.delete(hearer)
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await opening
      await client?.end()
    },
  }
}

function clientOf(url: string, hearers: ReadonlyMap<string, ReadonlySet<Hearer>>): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name: 'sinupan-announcements', keepAlive: true })
  // Its end tells; without a listener the error would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ channel, payload = '' }) => {
    for (const one of hearers.get(channel) ?? []) one.heard(payload)
  })
  return client
}
