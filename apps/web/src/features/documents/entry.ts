import type { Document, Folder } from '@sinupan/contract'
import { type FileKind, fileKindOf } from '../../ui/file-kind.ts'

/** A row of a list: a folder or a document, under an id that is unique among both. */
export type Entry<F extends Folder = Folder, D extends Document = Document> =
  | { kind: 'folder'; id: string; folder: F }
  | { kind: 'document'; id: string; document: D }

export const folderEntryId = (id: number): string => `f${id}`
export const documentEntryId = (id: number): string => `d${id}`
export const folderEntry = <F extends Folder>(folder: F): Entry<F, never> => ({
  kind: 'folder',
  id: folderEntryId(folder.id),
  folder,
})
export const documentEntry = <D extends Document>(document: D): Entry<never, D> => ({
  kind: 'document',
  id: documentEntryId(document.id),
  document,
})

export const documentsOf = <D extends Document>(entries: readonly Entry<Folder, D>[]): D[] =>
  entries.flatMap((entry) => (entry.kind === 'document' ? [entry.document] : []))

/** The folder and document ids of entries, as the bulk calls take them. */
export function idsOf(entries: readonly Entry[]): { folderIds: number[]; documentIds: number[] } {
  return {
    folderIds: entries.flatMap((entry) => (entry.kind === 'folder' ? [entry.folder.id] : [])),
    documentIds: documentsOf(entries).map(({ id }) => id),
  }
}

/** What tells the kind of a document; a list of results knows little more of it. */
type Filed = { fileManagerFiles: readonly { fileType: string }[] }

/** The extension of a document that has one file, without the dot; empty otherwise. */
export function extensionOfDocument({ fileManagerFiles: [first, ...others] }: Filed): string {
  return first && others.length === 0 ? first.fileType : ''
}

/** What a document is called on screens: with one file, its name and that file's extension (screens). */
export function documentName(document: Filed & { name: string }): string {
  const extension = extensionOfDocument(document)
  return extension ? `${document.name}.${extension}` : document.name
}

export const documentKind = ({ fileManagerFiles: [first] }: Filed): FileKind => fileKindOf(first?.fileType ?? '')

export const entryName = (entry: Entry): string =>
  entry.kind === 'folder' ? entry.folder.name : documentName(entry.document)

export const isPinned = (entry: Entry): boolean =>
  entry.kind === 'folder' ? entry.folder.isPinned : entry.document.isPinned
export const sizeOf = (entry: Entry): number =>
  entry.kind === 'folder' ? entry.folder.totalFileSize : entry.document.totalFileSize
export const modifiedOf = (entry: Entry): string | null =>
  entry.kind === 'folder' ? entry.folder.updatedAt : entry.document.updatedAt
/** The folder that it lies in; 0 is My Office. */
export const parentOf = (entry: Entry): number =>
  (entry.kind === 'folder' ? entry.folder.parentId : entry.document.fileFolderId) ?? 0
/** The custodian unit. */
export const unitOf = (entry: Entry): number =>
  entry.kind === 'folder' ? entry.folder.deliveryUnitId : entry.document.deliveryUnitId
