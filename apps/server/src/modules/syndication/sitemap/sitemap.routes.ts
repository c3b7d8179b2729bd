import { Readable } from 'node:stream'
import { publicPlaces } from '@sinupan/contract'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { App } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import { routeIdOf } from '../../../platform/route-id.ts'
import { absolute, pageOf } from '../addresses.ts'
import { requireModestPace } from '../modest-pace.ts'
import { el, xmlDocument } from '../xml.ts'
import { robotsText } from './robots.ts'
import { listFilled, listMapped, listParts } from './sitemap.queries.ts'

const schema = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** What search engines ask for: robots.txt, the index of maps, and the maps (sitemaps.org). */
export function sitemapRoutes({ fastify, contextOf }: App): void {
  fastify.get(publicPlaces.robots, async (request, reply) => {
    const { config } = await contextOf(request)
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robotsText(config))
  })
  fastify.get(publicPlaces.sitemap, async (request, reply) => {
    const ctx = await contextOf(request)
    await requireModestPace(ctx, request, 'map')
    return sendXml(reply, await writeIndex(ctx))
  })
  fastify.get(publicPlaces.sitemapPages, async (request, reply) => {
    const ctx = await contextOf(request)
    await requireModestPace(ctx, request, 'map')
    return sendXml(reply, await writePages(ctx))
  })
  fastify.get('/sitemap/files-:part(^[1-9]\\d{0,4}$).xml', async (request, reply) => {
    const ctx = await contextOf(request)
    await requireModestPace(ctx, request, 'map')
    const part = Number((request.params as { part: string }).part)
    const first = await listMapped(ctx.db, { part, after: 0, limit: atOnce })
    if (first.length === 0) throw refuse('NotFound')
    return sendXml(reply, Readable.from(writeFiles(ctx, part, first)))
  })
}

const sendXml = (reply: FastifyReply, content: string | Readable) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, no-cache').send(content)

async function writeIndex({ db, config }: Context): Promise<string> {
  const parts = await listParts(db)
  const one = (path: string, changedAt?: string) =>
    el('sitemap', {}, el('loc', {}, absolute(config, path)), changedAt && el('lastmod', {}, changedAt))
  return xmlDocument(
    el(
      'sitemapindex',
      schema,
      one(publicPlaces.sitemapPages),
      parts.map(({ part, changedAt }) => one(publicPlaces.sitemapFiles(part), changedAt)),
    ),
  )
}

async function writePages({ db, config }: Context): Promise<string> {
  const filled = await listFilled(db)
  const paths = filled.map(({ kind, id }) => (kind === 'campus' ? publicPlaces.campus(id) : publicPlaces.category(id)))
  const urls = [publicPlaces.home, ...paths].map((path) => el('url', {}, el('loc', {}, absolute(config, path))))
  return xmlDocument(el('urlset', schema, urls))
}

/** A route id takes 40 µs, so that a piece holds the event loop for 20 ms. */
const atOnce = 500

async function* writeFiles(ctx: Context, part: number, first: Awaited<ReturnType<typeof listMapped>>) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema.xmlns}">`
  for (let rows = first; rows.length > 0; ) {
    yield rows
      .map(({ documentId: id, unitId, changedAt }) => {
        const page = pageOf(ctx.config, routeIdOf(ctx.secrets, { kind: 'document', id, unitId }))
        return el('url', {}, el('loc', {}, page), el('lastmod', {}, changedAt)).xml
      })
      .join('\n')
    const after = rows.length < atOnce ? undefined : rows.at(-1)?.documentId
    rows = after === undefined ? [] : await listMapped(ctx.db, { part, after, limit: atOnce })
  }
  yield '</urlset>\n'
}
