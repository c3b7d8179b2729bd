import { type PublicDocument, publicPlaces, type WithdrawnDocument } from '@sinupan/contract'
import { type Config, publicUrl } from '../../../config.ts'
import { calendarDateOf } from '../../../platform/clock.ts'
import { absolute, pageOf } from '../addresses.ts'
import type { PageHead } from './head.ts'

/** The page of a public document. */
export function documentHead(config: Config, document: PublicDocument): PageHead {
  const { name, officeName, files, tags, routeId, thumbnailUrl } = document
  const page = pageOf(config, routeId)
  const description = document.description ?? `${name}. ${officeName}, ${config.INSTITUTION_NAME}.`
  const date = document.documentDate ?? calendarDateOf(new Date(document.publishedAt), config.TIME_ZONE)
  const pdf = files.find((file) => file.mediaType === 'application/pdf')
  return {
    title: `${name} · ${config.INSTITUTION_NAME}`,
    description,
    canonical: page,
    feed: { title: config.INSTITUTION_NAME, href: absolute(config, publicPlaces.feed) },
    openGraph: {
      type: 'article',
      title: name,
      description,
      url: page,
      site_name: config.INSTITUTION_NAME,
      image: thumbnailUrl && absolute(config, thumbnailUrl),
    },
    citation: [
      ['title', name],
      ['author', officeName],
      ['publication_date', date.replaceAll('-', '/')],
      ['publisher', config.INSTITUTION_NAME],
      ['technical_report_institution', config.INSTITUTION_NAME],
      ['abstract_html_url', page],
      ['pdf_url', pdf ? absolute(config, pdf.downloadUrl) : null],
      ['keywords', tags.join('; ') || null],
    ],
    data: documentData(config, document),
  }
}

const mediaTypes: [begins: string, type: string][] = [
  ['image/', 'ImageObject'],
  ['video/', 'VideoObject'],
  ['audio/', 'AudioObject'],
]

/** The document in schema.org's words. No person is named: its author is the office. */
function documentData(config: Config, document: PublicDocument): object {
  const { name, description, category, documentDate, publishedAt, tags, officeName, routeId, files } = document
  const institution = { '@type': 'CollegeOrUniversity', name: config.INSTITUTION_NAME, url: publicUrl(config) }
  const page = pageOf(config, routeId)
  return {
    '@context': 'https://schema.org',
    '@type': 'DigitalDocument',
    '@id': page,
    name,
    headline: name,
    description: description ?? undefined,
    url: page,
    datePublished: publishedAt,
    dateCreated: documentDate ?? undefined,
    genre: category ?? undefined,
    keywords: tags.length > 0 ? tags : undefined,
    author: { '@type': 'Organization', name: officeName, parentOrganization: institution },
    publisher: institution,
    isAccessibleForFree: true,
    encoding: files.map((file) => ({
      '@type': mediaTypes.find(([begins]) => file.mediaType.startsWith(begins))?.[1] ?? 'MediaObject',
      name: file.fileName,
      encodingFormat: file.mediaType,
      contentSize: `${file.size} B`,
      sha256: file.sha256,
      contentUrl: absolute(config, file.downloadUrl),
    })),
    interactionStatistic: [
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/ViewAction',
        userInteractionCount: document.viewCount,
      },
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/DownloadAction',
        userInteractionCount: document.downloadCount,
      },
    ],
  }
}

/** The page of a document that was public: its address stays, and is not to be listed. */
export const withdrawnHead = (config: Config, routeId: string, { name, withdrawnOn }: WithdrawnDocument): PageHead => ({
  title: `${name} · ${config.INSTITUTION_NAME}`,
  description: `Withdrawn on ${withdrawnOn}.`,
  canonical: pageOf(config, routeId),
  isUnlisted: true,
})
