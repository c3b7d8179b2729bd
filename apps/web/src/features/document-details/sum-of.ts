import { documentsOf, type Entry, sizeOf, statusOf, statusWords } from '../documents/index.ts'
import { t } from './words.ts'

export interface Counted {
  name: string
  count: number
}

/** What several entries are together; categories and states the most frequent first. Sizes in bytes. */
export function sumOf(entries: readonly Entry[]) {
  const folders = entries.flatMap((entry) => (entry.kind === 'folder' ? [entry.folder] : []))
  const documents = documentsOf(entries)
  return {
    folders: folders.length,
    documents: documents.length,
    /** Documents directly in the chosen folders. */
    inside: folders.reduce((sum, { fileCount }) => sum + fileCount, 0),
    size: entries.reduce((sum, entry) => sum + sizeOf(entry), 0),
    categories: counted(documents.map(({ documentCategory }) => documentCategory?.category ?? t('noCategory'))),
    states: counted(documents.map((document) => statusWords[statusOf(document) ?? 'not-posted']())),
  }
}

function counted(names: readonly string[]): Counted[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count)
}
