import { part } from '../../lib/chunk.ts'

export const BorrowDialog = part(() => import('./borrow-dialog.tsx'), 'BorrowDialog')
export const ReshelveDialog = part(() => import('./reshelve-dialog.tsx'), 'ReshelveDialog')
