import {
  type Entry,
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
  return async (entries: readonly Entry[], shouldPin: boolean): Promise<void> => {
    const changing = entries.filter((entry) => isPinned(entry) !== shouldPin)
    const ask = (entry: Entry) => {
      if (entry.kind === 'folder') return (shouldPin ? pinFolder : unpinFolder)({ params: { id: entry.folder.id } })
      return (shouldPin ? pinDocument : unpinDocument)({ params: { id: entry.document.id } })
    }
    try {
      await Promise.all(changing.map(ask))
    } catch (error) {
      tellFailure(shouldPin ? t('pinFailed') : t('unpinFailed'), error)
    }
  }
}
