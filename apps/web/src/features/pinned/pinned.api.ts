import { listPinnedDocuments, listPinnedFolders, listRecentDocuments } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pagedQuery } from '../../lib/query.ts'
import { documentEntry, type Entry, folderEntry, learnPlaces } from '../documents/index.ts'

interface Page {
  page: number
  pageSize: number
}
const modified = { sort: 'modified', order: 'desc' } as const

export interface EntryPages {
  entries: readonly Entry[]
  folders: number
  documents: number
  isPending: boolean
  error: Error | null
  refetch: () => void
}

/** One's own pins, of whatever unit: folders, then documents. */
export function usePinnedPages(unitId: number, query: Page, isOn: boolean): EntryPages {
  const folders = useQuery({
    ...pagedQuery(listPinnedFolders, { params: { duId: unitId }, query: { ...query, ...modified } }),
    enabled: isOn,
  })
  const documents = useQuery({
    ...pagedQuery(listPinnedDocuments, { params: { deliveryUnitId: unitId }, query: { ...query, ...modified } }),
    enabled: isOn,
  })
  const entries = useMemo<Entry[]>(
    () => [...(folders.data?.items ?? []).map(folderEntry), ...(documents.data?.items ?? []).map(documentEntry)],
    [folders.data, documents.data],
  )
  for (const folder of folders.data?.items ?? []) learnPlaces([folder], folder.deliveryUnitId)
  return {
    entries,
    folders: folders.data?.total ?? 0,
    documents: documents.data?.total ?? 0,
    isPending: folders.isPending || documents.isPending,
    error: folders.data && documents.data ? null : (folders.error ?? documents.error),
    refetch: () => {
      void folders.refetch()
      void documents.refetch()
    },
  }
}

/** A unit's documents, the newest change first. */
export function useRecentPages(unitId: number, query: Page, isOn: boolean): EntryPages {
  const { data, error, isPending, refetch } = useQuery({
    ...pagedQuery(listRecentDocuments, { params: { duId: unitId }, query }),
    enabled: isOn,
  })
  const entries = useMemo<Entry[]>(() => (data?.items ?? []).map(documentEntry), [data])
  return {
    entries,
    folders: 0,
    documents: data?.total ?? 0,
    isPending,
    error: data ? null : error,
    refetch: () => void refetch(),
  }
}
