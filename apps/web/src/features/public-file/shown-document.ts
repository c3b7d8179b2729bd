import type {
  DocumentDetails,
  DocumentFile,
  PublicDocument,
  PublicDocumentPage,
  PublicFile,
  SharedDocument,
} from '@sinupan/contract'
import { documentSource, type Previewed, publicSource } from '../preview/index.ts'
import type { Published } from './compare-copy.ts'
import { downloadPublicFile, downloadWithText, type OnDownload, type Taking } from './download-public-file.ts'

/** A document as this page shows it, to outsiders and to people who may see more. */
export interface ShownDocument {
  name: string
  description: string | null
  category: { id: number | null; name: string } | null
  /** Office and unit; unknown to whoever sees it from inside, for whom the details are elsewhere. */
  office: { name: string; unit: string; campus: { id: number; name: string } } | null
  /** Who may see it, where that is not everybody. */
  level: string | null
  tags: readonly string[]
  documentDate: string | null
  publishedAt: string | null
  /** How to cite it, where everybody may see it. */
  cited: { routeId: string; citations: PublicDocumentPage['citations'] } | null
  thumbnailUrl: string | null
  /** How many outsiders opened it and took a file of it, each once a day; where everybody may see it. */
  use: { opened: number; downloaded: number } | null
  /** What a link says of itself: until when, how many downloads are left. */
  terms?: { expiresAt: string | null; downloadsLeft: number | null }
  files: readonly ShownFile[]
}

/** What an address asks of the preview: a page, from 1, and words to find. */
export interface Asked {
  page: number | undefined
  find: string | undefined
  /** The file that shows at first. */
  first: number | undefined
}

export interface ShownFile extends Previewed, Published {
  id: number
  fileType: string
  pageCount: number | null
  /** Takes it as a PDF with the words of its scanned pages, where they were read. */
  takeWithText: (() => void) | undefined
}

export const fromPublic = (document: PublicDocumentPage): ShownDocument => ({
  ...fromOutside(document),
  cited: document,
})

/** An attachment of a file, and the file with its words, count as the file does. */
const takingOf = (file: PublicFile, on?: OnDownload): Taking | undefined =>
  on && { onBegun: () => on.onBegun(file), isTold: on.isTold }

const fromOutside = (document: PublicDocument, on?: OnDownload): Omit<ShownDocument, 'cited'> => ({
  ...document,
  category: document.category === null ? null : { id: document.categoryId, name: document.category },
  office: {
    name: document.officeName,
    unit: document.unitName,
    campus: { id: document.campusId, name: document.campusName },
  },
  level: null,
  use: { opened: document.viewCount, downloaded: document.downloadCount },
  files: document.files.map((file) => ({
    ...file,
    file,
    takeWithText: file.searchableUrl ? () => downloadWithText(file, takingOf(file, on)) : undefined,
    source: { ...publicSource(file), download: () => downloadPublicFile(file, on), onTaking: takingOf(file, on) },
  })),
})

/** A document that somebody shared, as it is now: nothing to cite it by, and nothing published to compare a copy with. */
export const fromShared = (document: SharedDocument, on: OnDownload): ShownDocument => ({
  ...fromOutside(document, on),
  publishedAt: null,
  cited: null,
  use: null,
  terms: { expiresAt: document.expiresAt, downloadsLeft: document.downloadsLeft },
})

interface OwnOptions {
  levelNone: string
  onStale: () => void
  download: (file: DocumentFile) => void
}

/** A document that only signed-in people see. */
export const fromDocument = (
  document: DocumentDetails,
  { levelNone, onStale, download }: OwnOptions,
): ShownDocument => ({
  ...document,
  category: document.documentCategory && { id: null, name: document.documentCategory.category },
  office: null,
  level: document.accessLevel?.access ?? levelNone,
  tags: document.fileTags.map(({ tag }) => tag.tagName),
  publishedAt: null,
  cited: null,
  use: null,
  files: document.fileManagerFiles.map((file) => ({
    ...file,
    file,
    takeWithText: file.searchableUrl ? () => downloadWithText(file) : undefined,
    source: documentSource(file, { onStale, download: () => download(file) }),
  })),
})
