import { part } from '../../lib/chunk.ts'

/** Puts documents, or all in a folder, a series or a place, on hold; it comes when it is first asked for. */
export const HoldDialog = part(() => import('./hold-dialog.tsx'), 'HoldDialog')
