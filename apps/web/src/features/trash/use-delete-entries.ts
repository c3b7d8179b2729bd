import { idsOf } from '../documents/index.ts'
import { useRemoveDocuments, useRemoveFolders } from './trash.api.ts'
import type { TrashedEntry } from './trashed-entry.ts'

/** A bulk call takes so many (api.md, Conventions). */
const most = 1_000

/** Deletes for good. @throws ApiRefusal; what one call refuses is whole, what earlier ones deleted is gone */
export function useDeleteEntries() {
  const removeFolders = useRemoveFolders()
  const removeDocuments = useRemoveDocuments()
  return async (entries: readonly TrashedEntry[]): Promise<void> => {
    const { folderIds, documentIds } = idsOf(entries)
    for (const ids of chunks(folderIds)) await removeFolders({ body: ids.map((id) => ({ id })) })
    for (const ids of chunks(documentIds)) await removeDocuments({ body: ids.map((id) => ({ id })) })
  }
}

const chunks = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, index) => ids.slice(index * most, (index + 1) * most))
