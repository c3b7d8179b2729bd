import { type DocumentFile, prepareDownload } from '@sinupan/contract'
import { call } from '../../lib/api.ts'
import { startDownload } from '../../lib/transfers/downloads.ts'
import { type Entry, entryName, idsOf, sizeOf } from './entry.ts'
import { t } from './words.ts'

/** Fetches entries, with their progress in the tray: a document with one file as that, everything else as a zip. */
export function downloadEntries(entries: readonly Entry[]): void {
  const { folderIds, documentIds } = idsOf(entries)
  const [first, ...others] = entries
  if (!first) return
  startDownload({
    name: others.length === 0 ? entryName(first) : t('itemsZip', { count: entries.length }),
    size: entries.reduce((sum, entry) => sum + sizeOf(entry), 0),
    prepare: () => call(prepareDownload, { body: { fileManagerIds: documentIds, fileFolderIds: folderIds } }),
  })
}

/**
 * Fetches one file, or a version of it.
 *
 * @param onFailed tells why it failed, on pages without a tray
 */
export function downloadFile(
  { id, fileName, size }: Pick<DocumentFile, 'id' | 'fileName' | 'size'>,
  onFailed?: (message: string) => void,
): void {
  startDownload({ name: fileName, size, prepare: () => call(prepareDownload, { body: { fileIds: [id] } }), onFailed })
}
