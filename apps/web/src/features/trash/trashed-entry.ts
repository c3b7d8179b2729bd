import type { TrashedDocument, TrashedFolder } from '@sinupan/contract'
import { documentEntry, type Entry, folderEntry } from '../documents/index.ts'

export type TrashedEntry = Entry<TrashedFolder, TrashedDocument>

export const trashedEntries = (folders: readonly TrashedFolder[], documents: readonly TrashedDocument[]) =>
  [...folders.map(folderEntry), ...documents.map(documentEntry)] as TrashedEntry[]

/** From where, by whom and when it went. */
export function trashingOf(entry: TrashedEntry) {
  const { trashedFrom, trashedBy, trashedAt } = entry.kind === 'folder' ? entry.folder : entry.document
  // Everything lies in My Office; it is only said where there is nothing else to say.
  const from = trashedFrom.replace(/^[^/]+ \/ /, '').replaceAll(' / ', ' › ')
  return { from, by: trashedBy, at: trashedAt }
}

/** How many documents go with it. */
export const documentsIn = (entry: TrashedEntry): number => (entry.kind === 'folder' ? entry.folder.documentCount : 1)
