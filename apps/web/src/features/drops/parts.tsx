import { part } from '../../lib/chunk.ts'

/** Asks for files into a folder; it comes when it is first asked for. */
export const DropDialog = part(() => import('./drop-dialog.tsx'), 'DropDialog')
