import type { Document } from '@sinupan/contract'

const askAgainMs = 4_000
/** What takes longer than this comes with the next look. */
const patienceMs = 5 * 60_000

/** Whether text and first page of a file are still being made. */
const isDeriving = ({ fileManagerFiles }: Pick<Document, 'fileManagerFiles'>, now: number): boolean =>
  fileManagerFiles.some((file) => file.text === 'pending' && now - Date.parse(file.createdAt) < patienceMs)

/** How soon to read documents again because their first pages are on the way; false where none is. */
export const refetchForPages = (documents: readonly Document[] | undefined, now = Date.now()): number | false =>
  documents?.some((document) => isDeriving(document, now)) ? askAgainMs : false
