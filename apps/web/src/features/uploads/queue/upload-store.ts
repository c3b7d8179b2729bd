import { createTransferStore, useTransfers } from '../../../lib/transfers/transfer-store.ts'
import type { UploadTask } from './upload-task.ts'

/** All uploads of this page. */
export const uploadStore = createTransferStore<UploadTask>()

export const useUploads = () => useTransfers(uploadStore)
