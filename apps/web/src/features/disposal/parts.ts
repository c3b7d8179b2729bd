import { part } from '../../lib/chunk.ts'

/** Adds documents to a disposal batch; it comes when it is first asked for. */
export const AddToBatchDialog = part(() => import('./add-to-batch-dialog.tsx'), 'AddToBatchDialog')
