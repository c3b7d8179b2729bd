import { toast } from '../../lib/toast.tsx'
import {
  type Entry,
  entryName,
  idsOf,
  tellFailure,
  useRestoreDocuments,
  useRestoreFolder,
  useTrashDocuments,
  useTrashFolders,
} from '../documents/index.ts'
import { useAskedFirst } from '../effects/index.ts'
import { t } from './words.ts'

const saying = (entries: readonly Entry[]) => {
  const [only, ...others] = entries
  return only && others.length === 0
    ? t('trashedOne', { name: entryName(only) })
    : t('trashed', { count: entries.length })
}

/** Moves entries to the trash; the toast takes it back. Where others use them, it is asked for first. */
export function useTrashEntries() {
  const trashFolders = useTrashFolders()
  const trashDocuments = useTrashDocuments()
  const bringBack = useBringBack()
  const askedFirst = useAskedFirst()
  const inUse = ([only, ...others]: readonly Entry[]) =>
    only && others.length === 0 ? t('oneInUse', { name: entryName(only) }) : t('someInUse')
  return (entries: readonly Entry[]): Promise<void> =>
    askedFirst(
      {
        action: 'trash',
        entries,
        title: t('trashTitle'),
        act: t('trash'),
        lead: inUse(entries),
      },
      () => move(entries),
    )

  async function move(entries: readonly Entry[]): Promise<void> {
    const { folderIds, documentIds } = idsOf(entries)
    const gone: Entry[] = []
    const went = (kind: Entry['kind']) => gone.push(...entries.filter((entry) => entry.kind === kind))
    try {
      // Documents first: they are what is refused, and then nothing has happened yet.
      if (documentIds.length > 0) {
        await trashDocuments({ body: documentIds })
        went('document')
      }
      if (folderIds.length > 0) {
        await trashFolders({ body: folderIds.map((id) => ({ id })) })
        went('folder')
      }
    } catch (error) {
      tellFailure(t('trashFailed', { count: entries.length - gone.length }), error)
    }
    if (gone.length === 0) return
    toast.done({ title: saying(gone), action: { label: t('undo'), onPress: () => void bringBack(gone) } })
  }
}

/** Restores what was just trashed. */
function useBringBack() {
  const restoreFolder = useRestoreFolder()
  const restoreDocuments = useRestoreDocuments()
  return async (entries: readonly Entry[]): Promise<void> => {
    try {
      // Folders first, one after the other: places of return depend on what is back already.
      const { folderIds, documentIds } = idsOf(entries)
      for (const id of folderIds) await restoreFolder({ params: { id } })
      if (documentIds.length > 0) await restoreDocuments({ body: documentIds })
      const [only, ...others] = entries
      toast.done({
        title:
          only && others.length === 0
            ? t('broughtBackOne', { name: entryName(only) })
            : t('broughtBack', { count: entries.length }),
      })
    } catch (error) {
      tellFailure(t('bringBackFailed'), error)
    }
  }
}
