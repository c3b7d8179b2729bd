import type { PublicFile } from '@sinupan/contract'
import type { ApiRefusal } from '../../lib/api-refusal.ts'
import { toast } from '../../lib/toast.tsx'
import { downloadStore, startDownload, useDownloads } from '../../lib/transfers/downloads.ts'
import { t } from './words.ts'

/** Says that a download failed, and why (specification, section 8). */
export const tellDownloadError = (line: string): void => toast.failed({ title: t('downloadError'), line })

type SearchableFile = Pick<PublicFile, 'fileName' | 'searchableUrl'>

/** What a page does about the downloads of a link. */
export interface OnDownload {
  onBegun: (file: PublicFile) => void
  /** Answers whether the page itself says it; else it is told as any failure. */
  isTold: (refusal: ApiRefusal) => boolean
}

/** What a page does about one download. */
export type Taking = Pick<OnDownload, 'isTold'> & { onBegun: () => void }

/** Fetches a file that everybody may see, or whoever has its link. */
export const downloadPublicFile = (file: PublicFile, on?: OnDownload): void => {
  const { fileName, size, downloadUrl } = file
  startDownload({
    name: fileName,
    size,
    prepare: async () => ({ url: downloadUrl, fileName }),
    onBegun: () => on?.onBegun(file),
    onFailed: (line, refusal) => {
      if (!on?.isTold(refusal)) tellDownloadError(line)
    },
  })
}

/** Fetches a scanned file as a PDF with the words that were read on its pages. */
export const downloadWithText = ({ fileName, searchableUrl }: SearchableFile, on?: Taking): void => {
  if (!searchableUrl) return
  const url = `${searchableUrl}${searchableUrl.includes('?') ? '&' : '?'}disposition=attachment`
  const name = `${fileName.replace(/\.pdf$/i, '')} (text).pdf`
  startDownload({
    name,
    size: 0,
    prepare: async () => ({ url, fileName: name }),
    onBegun: on?.onBegun,
    onFailed: (line, refusal) => {
      if (!on?.isTold(refusal)) tellDownloadError(line)
    },
  })
}

/** The download of a file while it runs. `share`: 0–1; undefined until something arrived. */
export function useRunningDownload({ file: { fileName } }: { file: { fileName: string } }) {
  const { ids } = useDownloads()
  const task = ids.map((id) => downloadStore.find(id)).find((one) => one?.name === fileName && one.state === 'running')
  if (!task) return undefined
  return { id: task.id, name: fileName, share: task.done > 0 && task.size > 0 ? task.done / task.size : undefined }
}
