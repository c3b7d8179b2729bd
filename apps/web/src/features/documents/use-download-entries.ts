import { usePrepareDownload } from './documents.api.ts'
import { type Entry, idsOf } from './entry.ts'
import { tellFailure } from './tell.ts'
import { t } from './words.ts'

/** Fetches files: one as itself, more as a zip. The address is good for a minute and needs no bearer. */
export function useDownloadEntries() {
  const prepare = usePrepareDownload()
  return async (entries: readonly Entry[]): Promise<void> => {
    const { folderIds, documentIds } = idsOf(entries)
    try {
      const { url } = await prepare({ body: { fileManagerIds: documentIds, fileFolderIds: folderIds } })
      beginDownload(url)
    } catch (error) {
      tellFailure(t('downloadFailed'), error)
    }
  }
}

/** Lets the browser fetch an attachment, without leaving the page. */
export function beginDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
