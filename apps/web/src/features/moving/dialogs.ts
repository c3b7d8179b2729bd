import { part } from '../../lib/chunk.ts'

export const CopyDialog = part(() => import('./copy-dialog.tsx'), 'CopyDialog')
export const KeepDialog = part(() => import('./keep-dialog.tsx'), 'KeepDialog')
export const MoveDialog = part(() => import('./move-dialog.tsx'), 'MoveDialog')
