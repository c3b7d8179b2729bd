import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Bytes in pieces, each good until the next is asked for. */
export type Pieces = AsyncGenerator<Buffer, void, undefined>

/**
 * Sends bytes piece by piece, the next one only when the system has taken the last. What is told of them stands in the
 * reply already. Where they break off the connection is cut, so that nobody takes a part for the whole.
 */
export async function sendPieces(reply: FastifyReply, pieces: Pieces): Promise<FastifyReply> {
  const { raw } = reply.hijack()
  const out = wayOut(raw)
  try {
    raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>)
    for await (const piece of pieces) if (!(await out.take(piece))) break
    if (!raw.destroyed) raw.end()
  } catch (error) {
    reply.log.error({ err: error }, 'bytes broke off on their way out')
    raw.destroy()
  }
  return reply
}

/** `take` answers whether the system has taken a piece; false once whoever reads has gone. */
function wayOut(raw: ServerResponse) {
  let waiting: ((isTaken: boolean) => void) | undefined
  raw.once('close', () => waiting?.(false))
  return {
    take: (piece: Buffer): Promise<boolean> =>
      new Promise((resolve) => {
        waiting = resolve
        if (raw.destroyed) resolve(false)
        else raw.write(piece, (error) => resolve(!error))
      }),
  }
}
