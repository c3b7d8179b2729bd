import { listTrashedDocuments, listTrashedFolders } from '@sinupan/contract'
import { useMemo } from 'react'
import type { PagedList } from '../../lib/preferences.ts'
import { joined, useListed } from '../../list/listed.ts'
import { trashedEntries } from './trashed-entry.ts'

/** The trash of a unit: folders and documents, a page of each or all in turn. */
export function useTrashPages(unitId: number, asked: { list: PagedList; page: number }) {
  const input = { params: { duId: unitId } }
  const folders = useListed(listTrashedFolders, input, asked)
  const documents = useListed(listTrashedDocuments, input, asked)
  const all = joined(folders, documents)
  const entries = useMemo(
    () => trashedEntries(folders.rows ?? [], folders.isWhole ? (documents.rows ?? []) : []),
    [folders.rows, folders.isWhole, documents.rows],
  )
  return { ...all, entries }
}
