import type { Attachment, DocumentFile, PublicFile, TextEncoding } from '@sinupan/contract'
import type { ApiRefusal } from '../../lib/api-refusal.ts'

/** What is shown: a file of a document or of a public document. */
export interface PreviewFile {
  id: number
  fileName: string
  /** The extension, lower case, without the dot. */
  fileType: string
  mediaType: string
  /** Bytes. */
  size: number
}

/** Where a file's bytes are, and what made of them can be shown in their place. */
export interface PreviewSource {
  /** The bytes; for a signed-in person with a ticket, so that the browser may fetch it by itself. */
  contentUrl: string | null
  /** A PDF or safe HTML made from the file, and which it is. */
  previewUrl: string | null
  previewKind?: 'pdf' | 'html' | null
  /** Of pages made of an office file: drawn from its words, or as LibreOffice lays them out. */
  previewFrom?: 'words' | 'libreoffice' | null
  /** A PDF with the words of its scanned pages, so that they are found and marked. */
  searchableUrl?: string | null
  thumbnailUrl?: string | null
  /** What we fetch ourselves goes with the bearer, which outlives the ticket. */
  withBearer?: boolean
  /** An address that downloads, or what makes one. */
  download?: string | (() => void) | undefined
  /** What the page does about the download of an attachment, which is one of the file. */
  onTaking?: { onBegun: () => void; isTold: (refusal: ApiRefusal) => boolean } | undefined
  /** Keeps an attachment of it as a document; absent for who may not. */
  onKeepAttachment?: ((attachment: Attachment) => void) | undefined
  /** Has the text of it read in an encoding by everybody from now on, or as it looks (null); absent for who may not change the document. */
  onChooseEncoding?: ((encoding: TextEncoding | null) => Promise<unknown>) | undefined
  /** Called when the addresses don't answer any more: read the document again and give the new ones. */
  onStale?: (() => void) | undefined
}

/** The source of a file that everybody may see. */
export const publicSource = (file: PublicFile): PreviewSource => ({
  contentUrl: file.contentUrl,
  previewUrl: file.previewUrl,
  previewKind: file.previewKind,
  previewFrom: file.previewFrom,
  searchableUrl: file.searchableUrl,
  thumbnailUrl: file.thumbnailUrl,
  download: file.downloadUrl,
})

/** The source of a document's file for a signed-in person. */
export const documentSource = (
  file: DocumentFile,
  on: Pick<PreviewSource, 'download' | 'onStale' | 'onKeepAttachment' | 'onChooseEncoding'> = {},
): PreviewSource => ({
  contentUrl: file.contentUrl,
  previewUrl: file.previewUrl,
  previewKind: file.previewKind,
  previewFrom: file.previewFrom,
  searchableUrl: file.searchableUrl,
  thumbnailUrl: file.thumbnailUrl,
  withBearer: true,
  ...on,
})
