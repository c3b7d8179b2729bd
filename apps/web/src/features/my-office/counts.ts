import { formatSize } from '../../lib/format.ts'
import type { Contents } from './use-contents.ts'
import { t } from './words.ts'

/** What is in a folder, as the server has it; with a filter, how much of it matches. */
export function countsOf({ folder, counts }: Contents, search: string): string {
  if (!folder) return ''
  if (search)
    return t('matching', {
      folders: t('folderCount', { count: counts.folders }),
      documents: t('documentCount', { count: counts.documents }),
      search,
    })
  const documents = t('documentCount', { count: folder.fileCount })
  const size = formatSize(folder.totalFileSize)
  if (folder.childCount === 0) return t('documentsAlone', { documents, size })
  return t('counts', { folders: t('folderCount', { count: folder.childCount }), documents, size })
}
