import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePageSizes } from '../../list/list-pages.tsx'
import { trashedDocumentsQuery, trashedFoldersQuery } from './trash.api.ts'
import { trashedEntries } from './trashed-entry.ts'

/** A page of the trash: folders and documents, so many of each. */
export function useTrashPages(unitId: number, page: number) {
  const size = usePageSizes('table')
  const asked = { page, pageSize: size.number }
  const folders = useQuery(trashedFoldersQuery(unitId, asked))
  const documents = useQuery(trashedDocumentsQuery(unitId, asked))
  const entries = useMemo(
    () => trashedEntries(folders.data?.items ?? [], documents.data?.items ?? []),
    [folders.data, documents.data],
  )
  const totals = [folders.data?.total ?? 0, documents.data?.total ?? 0]
  return {
    entries,
    folders: totals[0] ?? 0,
    documents: totals[1] ?? 0,
    total: totals.reduce((sum, total) => sum + total, 0),
    pages: Math.max(1, ...totals.map((total) => Math.ceil(total / size.number))),
    size,
    isPending: folders.isPending || documents.isPending,
    error: folders.data && documents.data ? null : (folders.error ?? documents.error),
    refetch: () => {
      void folders.refetch()
      void documents.refetch()
    },
  }
}
