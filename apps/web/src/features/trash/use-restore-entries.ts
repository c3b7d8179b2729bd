import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { documentName, type Entry, entryName, tellFailure } from '../documents/index.ts'
import { useRestoreDocument, useRestoreFolder } from './trash.api.ts'
import { t } from './words.ts'

interface Returned {
  name: string
  restoredTo: { fileFolderId: number; path: string }
  wasRenamed: boolean
}

/** Brings entries back, one after the other, and says where they are now. */
export function useRestoreEntries() {
  const restoreFolder = useRestoreFolder()
  const restoreDocument = useRestoreDocument()
  const navigate = useNavigate()
  const show = (id: number) => void navigate(id === 0 ? paths.myOffice() : paths.folder(String(id)))
  return async (entries: readonly Entry[]): Promise<void> => {
    const returned: Returned[] = []
    try {
      for (const entry of entries)
        if (entry.kind === 'folder') returned.push(await restoreFolder({ params: { id: entry.folder.id } }))
        else {
          const document = await restoreDocument({ params: { id: entry.document.id } })
          returned.push({ ...document, name: documentName(document) })
        }
    } catch (error) {
      tellFailure(t('restoreFailed', { name: entryName(entries[returned.length] ?? (entries[0] as Entry)) }), error)
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

function lineOf(returned: readonly Returned[], places: number): string {
  const [first] = returned
  if (!first || places > 1) return t('severalPlaces', { count: places })
  const path = first.restoredTo.path.replaceAll(' / ', ' › ')
  return first.wasRenamed && returned.length === 1 ? t('backRenamed', { path }) : t('backIn', { path })
}
