import type { PublicDocument } from '@sinupan/contract'
import { publicPlaces } from '@sinupan/contract'
import { type Config, publicUrl } from '../../../config.ts'
import { absolute, pageOf } from '../addresses.ts'
import type { Edition } from '../editions.queries.ts'
import type { NamedShelf } from '../shelves.queries.ts'
import { el, type Xml } from '../xml.ts'

export interface Entry {
  edition: Edition
  document: PublicDocument
}

const feedPath = (shelf: NamedShelf | undefined): string => {
  if (!shelf) return publicPlaces.feed
  return shelf.kind === 'campus' ? publicPlaces.campusFeed(shelf.id) : publicPlaces.categoryFeed(shelf.id)
}
const shelfPath = (shelf: NamedShelf | undefined): string => {
  if (!shelf) return publicPlaces.home
  return shelf.kind === 'campus' ? publicPlaces.campus(shelf.id) : publicPlaces.category(shelf.id)
}

/** A feed of what was published last (RFC 4287): its ids are the documents' lasting addresses. `updated`: ISO 8601. */
export function feedOf(
  config: Config,
  shelf: NamedShelf | undefined,
  { entries, updated }: { entries: readonly Entry[]; updated: string },
): Xml {
  const self = absolute(config, feedPath(shelf))
  return el(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom' },
    el('id', {}, self),
    el('title', {}, shelf ? `${shelf.name} · ${config.INSTITUTION_NAME}` : config.INSTITUTION_NAME),
    shelf?.description && el('subtitle', {}, shelf.description),
    el('updated', {}, updated),
    el('author', {}, el('name', {}, config.INSTITUTION_NAME), el('uri', {}, publicUrl(config))),
    el('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    el('link', { rel: 'alternate', type: 'text/html', href: absolute(config, shelfPath(shelf)) }),
    entries.map((entry) => entryOf(config, entry)),
  )
}

function entryOf(config: Config, { edition, document }: Entry): Xml {
  const { name, description, category, officeName, routeId, publishedAt, tags, files } = document
  const page = pageOf(config, routeId)
  return el(
    'entry',
    {},
    el('id', {}, page),
    el('title', {}, name),
    el('link', { rel: 'alternate', type: 'text/html', href: page }),
    files.map((file) =>
      el('link', {
        rel: 'enclosure',
        type: file.mediaType,
        length: String(file.size),
        title: file.fileName,
        href: absolute(config, file.downloadUrl),
      }),
    ),
    el('published', {}, publishedAt),
    el('updated', {}, edition.changedAt),
    el('author', {}, el('name', {}, officeName)),
    [category, ...tags].map((term) => term !== null && el('category', { term })),
    description && el('summary', {}, description),
  )
}
