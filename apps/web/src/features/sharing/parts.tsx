import { part } from '../../lib/chunk.ts'

/** Shares a document; it comes when it is first asked for. */
export const ShareDialog = part(() => import('./share-dialog.tsx'), 'ShareDialog')
