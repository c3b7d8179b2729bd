import type { PublicDocument } from '@sinupan/contract'
import { formatCalendarDate, formatDay } from '../../lib/format.ts'
import { extensionOf, type FileKind, fileKindOf } from '../../ui/file-kind.ts'

interface Named {
  files: readonly Pick<PublicDocument['files'][number], 'fileType'>[]
}

/** What is added to a document's name: its only file's extension, unless the name has it already. */
export function endOf({ files }: Named, name: string): string {
  const [file, ...others] = files
  if (!file?.fileType || others.length > 0) return ''
  return extensionOf(name).toLowerCase() === file.fileType ? '' : `.${file.fileType}`
}

/** A document's name with its only file's extension (screens: the look). */
export const publicName = (document: Named & { name: string }): string =>
  `${document.name}${endOf(document, document.name)}`

/** The kind of a document's first file. */
export const kindOf = ({ files }: Named): FileKind => fileKindOf(files[0]?.fileType ?? '')

/** The day that lists are sorted by: the document's own, else the one on which it was published. */
export const dateOf = ({ documentDate, publishedAt }: Pick<PublicDocument, 'documentDate' | 'publishedAt'>): string =>
  documentDate ? formatCalendarDate(documentDate) : formatDay(publishedAt)
