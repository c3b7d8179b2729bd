import { toast } from '../../lib/toast.tsx'
import {
  type Entry,
  entryName,
  isPinned,
  tellFailure,
  usePinDocument,
  usePinFolder,
  useUnpinDocument,
  useUnpinFolder,
} from '../documents/index.ts'
import { t } from './words.ts'

/** Pins entries for oneself, or takes the pins away; it shows at once. */
export function usePinEntries() {
  const pinFolder = usePinFolder()
  const unpinFolder = useUnpinFolder()
  const pinDocument = usePinDocument()
  const unpinDocument = useUnpinDocument()
  const pin = async (entries: readonly Entry[], shouldPin: boolean): Promise<void> => {
    const changing = entries.filter((entry) => isPinned(entry) !== shouldPin)
    const ask = (entry: Entry) => {
      if (entry.kind === 'folder') return (shouldPin ? pinFolder : unpinFolder)({ params: { id: entry.folder.id } })
      return (shouldPin ? pinDocument : unpinDocument)({ params: { id: entry.document.id } })
    }
    try {
      await Promise.all(changing.map(ask))
      toast.done({
        id: 'pin',
        title: saying(changing, shouldPin),
        action: { label: t('undo'), onPress: () => void pin(changing.map(turned), !shouldPin) },
      })
    } catch (error) {
      tellFailure(shouldPin ? t('pinFailed') : t('unpinFailed'), error)
    }
  }
  return pin
}

function saying(entries: readonly Entry[], isPin: boolean): string {
  const [only, ...others] = entries
  const count = entries.length
  if (!only || others.length > 0) return isPin ? t('pinned', { count }) : t('unpinned', { count })
  return isPin ? t('pinnedOne', { name: entryName(only) }) : t('unpinnedOne', { name: entryName(only) })
}

/** The entry as it is now that its pin was turned. */
const turned = (entry: Entry): Entry =>
  entry.kind === 'folder'
    ? { ...entry, folder: { ...entry.folder, isPinned: !entry.folder.isPinned } }
    : { ...entry, document: { ...entry.document, isPinned: !entry.document.isPinned } }
