import { useActs } from '../../../lib/transfers/acts.ts'
import { useDownloads } from '../../../lib/transfers/downloads.ts'
import { useUploads } from '../queue/upload-store.ts'

/** Whether the tray is shown. */
export const useHasTransfers = (): boolean => {
  const uploads = useUploads().ids.length
  const acts = useActs().ids.length
  return useDownloads().ids.length + uploads + acts > 0
}
