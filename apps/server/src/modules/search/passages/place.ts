import type { PassagePlace } from '@sinupan/contract'

/** What is known of a page whose words were found. */
export interface KnownPage {
  mediaType: string
  /** Of the file; null where it has no fixed pages. */
  pageCount: number | null
  pageNo: number
  /** Of the sheet or inner file whose text it is. */
  name: string | null
  isOcr: boolean
}

const sheets = /spreadsheet|^application\/vnd\.ms-excel|numbers$/
const slides = /presentation|^application\/vnd\.ms-powerpoint/
const mails = /^message\/rfc822$|^application\/vnd\.ms-outlook$/

/** Where in a file a page stands, for people; undefined where a file is one text. */
export function placeOf({ mediaType, pageCount, pageNo, name, isOcr }: KnownPage): PassagePlace | undefined {
  if (name !== null) return { kind: sheets.test(mediaType) ? 'sheet' : 'attachment', name, isScanned: false }
  if (mails.test(mediaType)) return { kind: 'mail', isScanned: false }
  if (slides.test(mediaType)) return { kind: 'slide', number: pageNo, isScanned: isOcr }
  if (pageCount !== null) return { kind: 'page', number: pageNo, isScanned: isOcr }
  return isOcr ? { kind: 'picture', isScanned: true } : undefined
}
