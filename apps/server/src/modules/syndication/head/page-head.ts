import { publicPlaces } from '@sinupan/contract'
import { sql } from 'kysely'
import { type Config, publicUrl } from '../../../config.ts'
import type { Context } from '../../../platform/context.ts'
import { idOfRoute } from '../../../platform/route-id.ts'
import { findWithdrawn, selectPublished } from '../../search/index.ts'
import { absolute } from '../addresses.ts'
import type { Shelf } from '../editions.queries.ts'
import { findShelf, type NamedShelf } from '../shelves.queries.ts'
import { documentHead, withdrawnHead } from './document-head.ts'
import { headHtml, type PageHead } from './head.ts'

/** What the server writes into a page before it sends it. */
export interface Described {
  status: 200 | 410
  /** HTML of the head. */
  head: string
}

/** Describes the page of an address by what an outsider may know; undefined for pages that have nothing to tell. */
export async function describePage(ctx: Context, path: string): Promise<Described | undefined> {
  if (path === publicPlaces.home) return described(homeHead(ctx.config))
  const [, routeId] = /^\/files\/([^/]{1,200})\/?$/i.exec(path) ?? []
  if (routeId) return (await describeFile(ctx, routeId)) ?? unlisted
  const [, kind, id] = /^\/public-search\/(category|campus)\/([1-9]\d{0,8})\/?$/i.exec(path) ?? []
  if (!kind || !id) return undefined
  const shelf = await findShelf(ctx, { kind: kind.toLowerCase() as Shelf['kind'], id: Number(id) })
  return shelf && described(shelfHead(ctx.config, shelf))
}

/** Of a link, and of whatever is not public: what was passed on in confidence is not to be found by searching. */
const unlisted: Described = {
  status: 200,
  head: '<title>Sinupan</title>\n    <meta name="robots" content="noindex" data-page-head>',
}

const described = (head: PageHead, status: Described['status'] = 200): Described => ({ status, head: headHtml(head) })

async function describeFile(ctx: Context, routeId: string): Promise<Described | undefined> {
  const id = idOfRoute(ctx.secrets, routeId, 'document')
  if (id === undefined) return undefined
  const [published] = await selectPublished(ctx, sql`d.id = ${id}`)
  if (published) return described(documentHead(ctx.config, published.document))
  const withdrawn = await findWithdrawn(ctx, id)
  return withdrawn && described(withdrawnHead(ctx.config, routeId, withdrawn), 410)
}

function homeHead(config: Config): PageHead {
  const { INSTITUTION_NAME: name } = config
  const home = absolute(config, publicPlaces.home)
  const description = `Memoranda, minutes, resolutions and other documents that the offices of ${name} have published.`
  return {
    title: `${name} · Sinupan`,
    description,
    canonical: home,
    feed: { title: name, href: absolute(config, publicPlaces.feed) },
    openGraph: { type: 'website', title: name, description, url: home, site_name: name },
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: home,
      publisher: { '@type': 'CollegeOrUniversity', name, url: publicUrl(config) },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${home}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  }
}

function shelfHead(config: Config, { kind, id, name, description }: NamedShelf): PageHead {
  const { INSTITUTION_NAME: institution } = config
  const isCampus = kind === 'campus'
  const page = absolute(config, isCampus ? publicPlaces.campus(id) : publicPlaces.category(id))
  const line = description ?? `What offices of ${institution} have published: ${name}.`
  return {
    title: `${name} · ${institution}`,
    description: line,
    canonical: page,
    feed: {
      title: `${name} · ${institution}`,
      href: absolute(config, isCampus ? publicPlaces.campusFeed(id) : publicPlaces.categoryFeed(id)),
    },
    openGraph: { type: 'website', title: name, description: line, url: page, site_name: institution },
  }
}
