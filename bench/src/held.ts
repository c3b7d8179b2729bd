import { once } from 'node:events'
import { request } from 'node:http'
import type { Hold } from './hold-watch.ts'
import { type Bench, bearer, type Row } from './job.ts'

export interface Call {
  method: string
  path: string
  body?: unknown
}
export interface Answered {
  status: number
  text: string
}

/** How long the server's event loop was held at the longest since it was asked last. */
export async function longestHold({ server }: Bench): Promise<Hold> {
  server.send('hold')
  for (;;) {
    const [message] = (await once(server, 'message')) as [{ hold?: Hold }]
    if (message.hold !== undefined) return message.hold
  }
}

/** Does a call, and says how long it took and held the event loop. */
export async function heldBy(bench: Bench, name: string, call: Call): Promise<Row> {
  await longestHold(bench)
  const start = performance.now()
  const { status } = await send(bench, call)
  const seconds = (performance.now() - start) / 1000
  const held = await longestHold(bench)
  const told = `held ${held.cpu.toFixed(0)} ms of ${held.wall.toFixed(0)}`
  return [name, told, `${seconds.toFixed(1)} s`, `answered ${status}`]
}

/** One call; refusals are answers like any other, and what is large is read and dropped. */
export async function send({ product, token }: Bench, { method, path, body }: Call): Promise<Answered> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const headers = { ...bearer(token), ...(payload ? { 'content-type': 'application/json' } : {}) }
  const sent = request({ port: product, host: '127.0.0.1', method, path: `/api/${path}`, headers })
  sent.end(payload)
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const chunk of response) if (text.length < 100_000) text += chunk
  return { status: response.statusCode ?? 0, text }
}
