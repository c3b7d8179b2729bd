import { publicUrl } from '../../../config.ts'
import type { Context } from '../../../platform/context.ts'
import { el } from '../../syndication/index.ts'
import type { BaggedDocument, BagHead } from './bag.queries.ts'

const namespaces = {
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:dcterms': 'http://purl.org/dc/terms/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
}
const day = { 'xsi:type': 'dcterms:W3CDTF' }

/** What stands before and behind the records. */
export function recordsAround(head: BagHead): [start: string, end: string] {
  const attributes = Object.entries(namespaces).map(([key, value]) => ` ${key}="${value}"`)
  const of = el('dcterms:identifier', {}, head.number).xml
  return [`<?xml version="1.0" encoding="UTF-8"?>\n<metadata${attributes.join('')}>\n${of}\n`, '</metadata>\n']
}

/** A document in Dublin Core, qualified where that says more: its series, dates, rights and files. */
export function recordOf({ config }: Context, { position, name, described, files }: BaggedDocument): string {
  const dc = (key: string, value: string | null) => value !== null && value !== '' && el(`dc:${key}`, {}, value)
  const terms = (key: string, value: string | null, attributes = {}) =>
    value !== null && value !== '' && el(`dcterms:${key}`, attributes, value)
  const series = described.series && [described.group, described.series].filter(Boolean).join(' / ')
  return `${
    el(
      'record',
      { n: String(position) },
      dc('title', name),
      dc('creator', `${described.unit}, ${described.office}`),
      dc('publisher', config.INSTITUTION_NAME),
      dc('identifier', `${publicUrl(config)}/document/${described.routeId}`),
      dc('description', described.description),
      [series, ...described.tags].map((subject) => dc('subject', subject || null)),
      terms('isPartOf', described.reference),
      terms('created', described.documentDate ?? described.madeOn, day),
      terms('dateSubmitted', described.madeOn, day),
      terms('valid', described.keptUntil && `end=${described.keptUntil}`),
      terms('accessRights', described.isClassified ? 'Classified' : null),
      terms('spatial', described.campus),
      terms('provenance', retentionOf(described)),
      [...new Set(files.map((file) => file.mediaType))].map((type) => dc('format', type)),
      terms('extent', `${files.length} files, ${files.reduce((sum, { size }) => sum + size, 0)} bytes`),
      files.map((file) => terms('hasPart', file.path)),
    ).xml
  }\n`
}

function retentionOf({ isPermanent, series, retention }: BaggedDocument['described']): string {
  if (isPermanent || (series !== null && retention === null)) return 'Kept permanently'
  return retention === null ? 'Not scheduled' : `Kept for ${retention} years`
}
