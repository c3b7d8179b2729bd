/// <reference types="node" />
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Breaks the connection in place of an answer. */
  breaks?: boolean
}

/**
 * A server that answers as a test wants it, on a real socket. Node's fetch knows no page, so the page's address is put
 * before relative addresses.
 */
export async function startAnsweringServer(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    const { status = 200, headers = {}, body: said = {}, breaks } = await answer(asked)
    if (breaks) return void request.socket.destroy()
    const isText = typeof said === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json; charset=utf-8', ...headers })
    response.end(isText ? said : JSON.stringify(said))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => original(typeof input === 'string' ? new URL(input, base) : input, init)
  return async () => {
    globalThis.fetch = original
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}
