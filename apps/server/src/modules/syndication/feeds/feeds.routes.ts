import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { App } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import { listNewest, type Shelf } from '../editions.queries.ts'
import { findLiving } from '../published.ts'
import { findShelf, type NamedShelf } from '../shelves.queries.ts'
import { xmlDocument } from '../xml.ts'
import { feedOf } from './feed.ts'

/** How many entries a feed has: readers ask again every hour or so. */
const newest = 50

/** Atom feeds of what was published last: of all, of a category, of a campus. */
export function feedsRoutes({ fastify, contextOf }: App): void {
  fastify.get('/feeds/all.atom', async (request, reply) => {
    const ctx = await contextOf(request)
    return send({ request, reply }, await write(ctx, undefined))
  })
  fastify.get('/feeds/:kind(^campus|category$)/:id(^[1-9]\\d{0,8}$).atom', async (request, reply) => {
    const ctx = await contextOf(request)
    const { kind, id } = request.params as { kind: string; id: string }
    const wanted: Shelf = { kind: kind.toLowerCase() as Shelf['kind'], id: Number(id) }
    const shelf = await findShelf(ctx, wanted)
    if (!shelf) throw refuse('NotFound')
    return send({ request, reply }, await write(ctx, shelf))
  })
}

interface Written {
  text: string
  /** ISO 8601. */
  updated: string
}

async function write(ctx: Context, shelf: NamedShelf | undefined): Promise<Written> {
  const editions = await listNewest(ctx.db, shelf, newest)
  const living = await findLiving(ctx, editions)
  const entries = editions.flatMap((edition) => {
    const document = living.get(edition.documentId)
    return document ? [{ edition, document }] : []
  })
  // Of an empty feed nothing has changed yet.
  const updated =
    entries
      .map(({ edition }) => edition.changedAt)
      .toSorted()
      .at(-1) ?? epoch
  return { text: xmlDocument(feedOf(ctx.config, shelf, { entries, updated })), updated }
}

const epoch = '1970-01-01T00:00:00.000000Z'

/** 304 by ETag, which says whether anything differs; by the date only where a reader knows no tags (RFC 9110, 13.2.2). */
function send({ request, reply }: { request: FastifyRequest; reply: FastifyReply }, { text, updated }: Written) {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const changed = new Date(updated)
  changed.setMilliseconds(0)
  void reply
    .header('cache-control', 'public, no-cache')
    .header('etag', tag)
    .header('last-modified', changed.toUTCString())
  const { 'if-none-match': known, 'if-modified-since': since } = request.headers
  const isKnown = known !== undefined ? tagsOf(known).includes(tag) : Date.parse(since ?? '') >= changed.getTime()
  if (isKnown) return reply.code(304).send()
  return reply.type('application/atom+xml; charset=utf-8').send(text)
}

const tagsOf = (header: string): string[] => header.split(',').map((one) => one.trim().replace(/^W\//, ''))
