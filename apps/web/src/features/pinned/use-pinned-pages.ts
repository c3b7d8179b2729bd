import { listPinnedDocuments, listPinnedFolders, listRecentDocuments } from '@sinupan/contract'
import { useMemo } from 'react'
import { call } from '../../lib/api.ts'
import type { PagedList } from '../../lib/preferences.ts'
import { keyOf } from '../../lib/query.ts'
import { joined, useListed } from '../../list/listed.ts'
import { mostChosen, readUpTo } from '../../list/use-whole-choice.ts'
import { documentEntry, type Entry, folderEntry, learnPlaces } from '../documents/index.ts'
import type { EntryPages } from '../entries-view/index.ts'

interface Asked {
  list: PagedList
  /** From 0. */
  page: number
  isOn: boolean
}
const newestFirst = { sort: 'modified', order: 'desc' } as const

/** One's own pins, of whatever unit: folders, then documents. */
export function usePinnedPages(unitId: number, asked: Asked): EntryPages {
  const folders = useListed(listPinnedFolders, { params: { duId: unitId }, query: newestFirst }, asked)
  const documents = useListed(listPinnedDocuments, { params: { deliveryUnitId: unitId }, query: newestFirst }, asked)
  const entries = useMemo<Entry[]>(
    () => [
      ...(folders.rows ?? []).map(folderEntry),
      ...(folders.isWhole ? (documents.rows ?? []) : []).map(documentEntry),
    ],
    [folders.rows, folders.isWhole, documents.rows],
  )
  for (const folder of folders.rows ?? []) learnPlaces([folder], folder.deliveryUnitId)
  return {
    ...joined(folders, documents),
    entries,
    whole: { queryKey: keyOf(listPinnedDocuments, { unitId }), read: () => readPinned(unitId) },
  }
}

async function readPinned(unitId: number): Promise<Entry[]> {
  const folders = await readUpTo(mostChosen, (page) =>
    call(listPinnedFolders, { params: { duId: unitId }, query: { ...page, ...newestFirst } }),
  )
  const documents = await readUpTo(mostChosen - folders.length, (page) =>
    call(listPinnedDocuments, { params: { deliveryUnitId: unitId }, query: { ...page, ...newestFirst } }),
  )
  return [...folders.map(folderEntry), ...documents.map(documentEntry)]
}

/** A unit's documents, the newest change first. */
export function useRecentPages(unitId: number, asked: Asked): EntryPages {
  const documents = useListed(listRecentDocuments, { params: { duId: unitId } }, asked)
  const entries = useMemo<Entry[]>(() => (documents.rows ?? []).map(documentEntry), [documents.rows])
  return {
    entries,
    counts: { folders: 0, documents: documents.total },
    isPending: !documents.rows && !documents.error,
    error: documents.error,
    retry: documents.retry,
    more: documents.more,
    total: documents.total,
    whole: {
      queryKey: keyOf(listRecentDocuments, { unitId }),
      read: async () => {
        const documents = await readUpTo(mostChosen, (page) =>
          call(listRecentDocuments, { params: { duId: unitId }, query: page }),
        )
        return documents.map(documentEntry)
      },
    },
  }
}
