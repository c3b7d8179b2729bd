import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const named = { name: z.string() }

export const documentAdded = fact('document.added', { ...named, folderId: z.number().nullable() })
export const documentRenamed = fact('document.renamed', { from: z.string(), to: z.string() })
export const documentDescribed = fact('document.described', { fields: z.array(z.string()) })
/** The CRU has let a record be kept shorter, or has put its schedule right. */
export const documentRescheduled = fact('document.rescheduled', {
  ...named,
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
/** The CRU has given it a series, which it had none of. */
export const documentScheduled = fact('document.scheduled', {
  ...named,
  categoryId: z.number(),
  category: z.string(),
})
export const documentMoved = fact('document.moved', {
  ...named,
  from: z.number().nullable(),
  to: z.number().nullable(),
})
/** Its paper stands elsewhere now, or nowhere; the names are those of the places then. */
export const documentPlaced = fact('document.placed', {
  ...named,
  fromId: z.number().nullable(),
  toId: z.number().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
/** An administrator has named another owner, where the one before is deactivated. */
export const documentHandedOver = fact('document.handed-over', { ...named, from: z.string(), to: z.string() })
export const documentCopied = fact('document.copied', { ...named, from: z.number() })
export const documentTrashed = fact('document.trashed', { ...named, within: z.number().nullable() })
export const documentRestored = fact('document.restored', { ...named, to: z.number().nullable() })
/** Somebody would have thrown away what has to stay. */
export const documentRefused = fact('document.removal-refused', {
  ...named,
  action: z.enum(['trash', 'remove']),
  code: z.string(),
  hold: z.string().nullable(),
})
export const documentRemoved = fact('document.removed', { ...named, sha256s: z.array(z.string()) })

const fileNamed = { fileId: z.number(), fileName: z.string(), sha256: z.string() }
export const fileAdded = fact('file.added', {
  ...fileNamed,
  /** The file that it was attached to, and the document of that. */
  source: z.object({ documentId: z.number(), fileId: z.number(), fileName: z.string() }).optional(),
})
export const fileReplaced = fact('file.replaced', { ...fileNamed, versionNo: z.number() })
export const fileRemoved = fact('file.removed', fileNamed)
export const versionRestored = fact('file.version-restored', { ...fileNamed, versionNo: z.number() })
export const ocrOrdered = fact('file.ocr-ordered', { ...fileNamed, languages: z.array(z.string()) })
/** By which a text is read from now on; null: as it is found. */
export const encodingChosen = fact('file.encoding-chosen', { ...fileNamed, encoding: z.string().nullable() })
export const contentsRead = fact('document.contents-read', {
  ...fileNamed,
  how: z.enum(['inline', 'download', 'zip', 'bag']),
  /** The name of the one attachment that was read, and its number in the file. */
  attachment: z.object({ way: z.string(), name: z.string() }).optional(),
})

/** Every fact after which a document may be found otherwise than before. */
export const documentFacts = [
  documentAdded,
  documentRenamed,
  documentDescribed,
  documentRescheduled,
  documentScheduled,
  documentMoved,
  documentHandedOver,
  documentTrashed,
  documentRestored,
  fileAdded,
  fileReplaced,
  fileRemoved,
  versionRestored,
] as const
