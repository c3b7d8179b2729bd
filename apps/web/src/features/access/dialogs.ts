import { part } from '../../lib/chunk.ts'

export const AskAccessDialog = part(() => import('./ask-dialogs.tsx'), 'AskAccessDialog')
export const OpenClassifiedDialog = part(() => import('./ask-dialogs.tsx'), 'OpenClassifiedDialog')
export const GrantDialog = part(() => import('./answer-dialogs.tsx'), 'GrantDialog')
export const RefuseDialog = part(() => import('./answer-dialogs.tsx'), 'RefuseDialog')
