import { useDownloads } from '../../../lib/transfers/downloads.ts'
import { useUploads } from '../queue/upload-store.ts'

/** Whether the tray is shown. */
export const useHasTransfers = (): boolean => {
  const uploads = useUploads().ids.length
  return useDownloads().ids.length + uploads > 0
}
