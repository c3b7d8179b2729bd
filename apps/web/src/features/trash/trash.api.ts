import {
  listTrashedDocuments,
  listTrashedFolders,
  removeDocuments,
  removeFolders,
  restoreDocuments,
  restoreFolder,
} from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { keyOf } from '../../lib/query.ts'
import { mostChosen, readUpTo } from '../../list/use-whole-choice.ts'
import { listAreas } from '../documents/index.ts'
import { type TrashedEntry, trashedEntries } from './trashed-entry.ts'

export const useRestoreFolder = command(restoreFolder, { refreshes: listAreas })
export const useRestoreDocuments = command(restoreDocuments, { refreshes: listAreas })
export const useRemoveFolders = command(removeFolders, { refreshes: listAreas })
export const useRemoveDocuments = command(removeDocuments, { refreshes: listAreas })

/** Everything in a unit's trash, page after page: folders, then documents, at most so many. */
export async function readWholeTrash(duId: number, most = Number.POSITIVE_INFINITY): Promise<TrashedEntry[]> {
  const params = { duId }
  const folders = await readUpTo(most, (query) => call(listTrashedFolders, { params, query }))
  const documents = await readUpTo(most - folders.length, (query) => call(listTrashedDocuments, { params, query }))
  return trashedEntries(folders, documents)
}

/** How what can be chosen at once is read. */
export const wholeTrash = (duId: number) => ({
  queryKey: keyOf(listTrashedDocuments, { params: { duId } }),
  read: () => readWholeTrash(duId, mostChosen),
})
