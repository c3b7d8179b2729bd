import { part } from '../../lib/chunk.ts'

/** Changes until when a share lasts, and who is in it. */
export const ChangeShareDialog = part(() => import('./change-share-dialog.tsx'), 'ChangeShareDialog')
