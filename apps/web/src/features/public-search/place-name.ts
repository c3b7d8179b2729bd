import type { Passage } from '@sinupan/contract'
import { words } from '../../lib/messages.ts'
import { unescaped } from './marked.ts'

export const english = {
  page: 'p. {{number}}',
  scannedPage: 'p. {{number}}, scanned',
  slide: 'slide {{number}}',
  sheet: 'sheet {{name}}',
  mail: 'mail',
  attachment: 'attached: {{name}}',
  picture: 'in the picture',
  text: 'text',
} as const

const t = words('passage-places', english)

/** What people call the place where a passage stands. */
export function placeName({ place }: Passage): string {
  if (!place) return t('text')
  const { kind, number, name = '', isScanned } = place
  if (kind === 'page' && number !== undefined) return isScanned ? t('scannedPage', { number }) : t('page', { number })
  if (kind === 'slide' && number !== undefined) return t('slide', { number })
  if (kind === 'sheet' || kind === 'attachment') return t(kind, { name })
  return t(kind === 'mail' || kind === 'picture' ? kind : 'text')
}

/** The page that a preview can open at; undefined where the file has none there. */
export const pageOf = ({ place }: Passage): number | undefined =>
  place?.kind === 'page' || place?.kind === 'slide' ? place.number : undefined

/** The words that are marked first: what a preview marks where it opens. */
export function markedIn({ text }: Pick<Passage, 'text'>): string | undefined {
  const [, marked] = /<mark>(.*?)<\/mark>/s.exec(text) ?? []
  return marked === undefined ? undefined : unescaped(marked)
}
