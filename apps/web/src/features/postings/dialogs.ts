import { part } from '../../lib/chunk.ts'

export const PostDialog = part(() => import('./post-dialog.tsx'), 'PostDialog')
export const PostSeveralDialog = part(() => import('./post-several-dialog.tsx'), 'PostSeveralDialog')
export const SendAgainDialog = part(() => import('./send-again-dialog.tsx'), 'SendAgainDialog')
export const TakeDownDialog = part(() => import('./take-down-dialog.tsx'), 'TakeDownDialog')
export const WithdrawDialog = part(() => import('./withdraw-dialog.tsx'), 'WithdrawDialog')
