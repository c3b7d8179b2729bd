import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { sendBytes } from '../../../platform/http/send-bytes.ts'
import type { Exchange } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import { findAvatar } from './avatars.store.ts'

/** Sends a picture by its random address. @throws Refusal NotFound once it was replaced or removed */
export async function sendAvatar(ctx: Context, id: string, exchange: Exchange): Promise<FastifyReply> {
  const avatar = await findAvatar(ctx.db, id)
  if (!avatar) throw refuse('NotFound')
  const { image } = avatar
  const cut = ({ start, end }: { start: number; end: number }) => image.subarray(start, end + 1)
  return sendBytes(exchange, {
    size: image.length,
    tag: id,
    contentType: 'image/webp',
    fileName: 'picture.webp',
    disposition: 'inline',
    read: async (part) => cut(part),
    open: async (part) => Readable.from([cut(part)]),
  })
}
