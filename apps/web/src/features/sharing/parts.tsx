import { part } from '../../lib/chunk.ts'

/** Shares a document; it comes when it is first asked for. */
export const ShareDialog = part(() => import('./share-dialog.tsx'), 'ShareDialog')

/** Changes until when a share lasts, and who is in it. */
export const ChangeShareDialog = part(() => import('./change-share-dialog.tsx'), 'ChangeShareDialog')
