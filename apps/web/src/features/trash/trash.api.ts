import {
  listTrashedDocuments,
  listTrashedFolders,
  removeDocuments,
  removeFolders,
  restoreDocument,
  restoreFolder,
} from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { listAreas } from '../documents/index.ts'

export const useRestoreFolder = command(restoreFolder, { refreshes: listAreas })
export const useRestoreDocument = command(restoreDocument, { refreshes: listAreas })
export const useRemoveFolders = command(removeFolders, { refreshes: listAreas })
export const useRemoveDocuments = command(removeDocuments, { refreshes: listAreas })

const largestPage = 200

/** Everything in a unit's trash, page after page. */
export async function readWholeTrash(duId: number) {
  const params = { duId }
  const [folders, documents] = await Promise.all([
    readAll((page) => call(listTrashedFolders, { params, query: { page, pageSize: largestPage } })),
    readAll((page) => call(listTrashedDocuments, { params, query: { page, pageSize: largestPage } })),
  ])
  return { folders, documents }
}

async function readAll<T>(read: (page: number) => Promise<{ items: T[]; total: number }>): Promise<T[]> {
  const all: T[] = []
  for (let page = 0; ; page += 1) {
    const { items, total } = await read(page)
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}
