import type { PublicDocument } from '@sinupan/contract'
import type { Config } from '../../../config.ts'
import { publicUrl } from '../../../config.ts'
import { calendarDateOf } from '../../../platform/clock.ts'
import type { Cited } from './citations.ts'

/** The page of a public document. */
export const publicAddress = (config: Config, routeId: string): string => `${publicUrl(config)}/files/${routeId}`

/** The date that a public document is cited and listed by: its own, else that of its publication. */
export const citedDateOf = (config: Config, row: Pick<PublicDocument, 'documentDate' | 'publishedAt'>): string =>
  row.documentDate ?? calendarDateOf(new Date(row.publishedAt), config.TIME_ZONE)

/** What is cited of a public document. */
export const citedOf = (
  config: Config,
  document: Pick<
    PublicDocument,
    'officeName' | 'name' | 'description' | 'tags' | 'documentDate' | 'publishedAt' | 'routeId'
  >,
): Cited => ({
  ...document,
  institution: config.INSTITUTION_NAME,
  date: citedDateOf(config, document),
  address: publicAddress(config, document.routeId),
})
