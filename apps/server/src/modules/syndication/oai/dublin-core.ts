import type { PublicDocument, PublicFile } from '@sinupan/contract'
import type { Config } from '../../../config.ts'
import { calendarDateOf } from '../../../platform/clock.ts'
import { absolute, pageOf } from '../addresses.ts'
import { el, type Xml } from '../xml.ts'

export const oaiDc = {
  prefix: 'oai_dc',
  namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
}

/** A public document in unqualified Dublin Core: what its page tells, and nothing more. */
export function dublinCore(config: Config, document: PublicDocument): Xml {
  const dc = (name: string, value: string | null) => value !== null && value !== '' && el(`dc:${name}`, {}, value)
  const { name, description, category, tags, files, officeName, campusName, routeId } = document
  const date = document.documentDate ?? calendarDateOf(new Date(document.publishedAt), config.TIME_ZONE)
  return el(
    'oai_dc:dc',
    {
      'xmlns:oai_dc': oaiDc.namespace,
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${oaiDc.namespace} ${oaiDc.schema}`,
    },
    dc('title', name),
    dc('creator', officeName),
    [category, ...tags].map((subject) => dc('subject', subject)),
    dc('description', description),
    dc('publisher', config.INSTITUTION_NAME),
    dc('date', date),
    [...new Set(files.map(typeOf))].map((type) => dc('type', type)),
    [...new Set(files.map((file) => file.mediaType))].map((type) => dc('format', type)),
    dc('identifier', pageOf(config, routeId)),
    files.map((file) => dc('relation', absolute(config, file.downloadUrl))),
    dc('coverage', campusName),
  )
}

const sheets = /^(xlsx?|ods|csv|tsv)$/i
/** The word of the DCMI Type Vocabulary. */
function typeOf({ mediaType, fileType }: PublicFile): string {
  if (mediaType.startsWith('image/')) return 'StillImage'
  if (mediaType.startsWith('video/')) return 'MovingImage'
  if (mediaType.startsWith('audio/')) return 'Sound'
  return sheets.test(fileType) ? 'Dataset' : 'Text'
}
