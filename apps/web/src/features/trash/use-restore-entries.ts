import type { Document } from '@sinupan/contract'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { documentName, documentsOf, type Entry, entryName, tellFailure } from '../documents/index.ts'
import { useRestoreDocuments, useRestoreFolder } from './trash.api.ts'
import { t } from './words.ts'

interface Returned {
  name: string
  restoredTo: { fileFolderId: number; path: string }
  wasRenamed: boolean
}

/** Brings entries back, folders one after the other and then all documents at once, and says where they are now. */
export function useRestoreEntries() {
  const restoreFolder = useRestoreFolder()
  const restoreDocuments = useRestoreDocuments()
  const navigate = useNavigate()
  const show = (id: number) => void navigate(id === 0 ? paths.myOffice() : paths.folder(String(id)))
  return async (entries: readonly Entry[]): Promise<void> => {
    const folders = entries.filter((entry) => entry.kind === 'folder')
    const documents = documentsOf(entries)
    const returned: Returned[] = []
    try {
      for (const { folder } of folders) returned.push(await restoreFolder({ params: { id: folder.id } }))
      if (documents.length > 0) {
        const { items } = await restoreDocuments({ body: documents.map((one) => one.id) })
        returned.push(...items.map((item) => ({ ...item, name: nameOf(item, documents) })))
      }
    } catch (error) {
      const failed = folders[returned.length] ?? entries.find((entry) => entry.kind === 'document')
      tellFailure(t('restoreFailed', { name: failed ? entryName(failed) : '' }), error)
    }
    const [first] = returned
    if (!first) return
    const places = new Set(returned.map((one) => one.restoredTo.fileFolderId))
    toast.done({
      title: returned.length === 1 ? t('restoredOne', { name: first.name }) : t('restored', { count: returned.length }),
      line: lineOf(returned, places.size),
      ...(places.size === 1 && {
        action: { label: t('show'), onPress: () => show(first.restoredTo.fileFolderId) },
      }),
    })
  }
}

/** The name that it came back under, as screens show it. */
function nameOf({ id, name }: { id: number; name: string }, documents: readonly Document[]): string {
  const document = documents.find((one) => one.id === id)
  return document ? documentName({ ...document, name }) : name
}

function lineOf(returned: readonly Returned[], places: number): string {
  const [first] = returned
  if (!first || places > 1) return t('severalPlaces', { count: places })
  const path = first.restoredTo.path.replaceAll(' / ', ' › ')
  return first.wasRenamed && returned.length === 1 ? t('backRenamed', { path }) : t('backIn', { path })
}
