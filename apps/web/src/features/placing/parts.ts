import { part } from '../../lib/chunk.ts'

export const ChoosePlaceDialog = part(() => import('./choose-place-dialog.tsx'), 'ChoosePlaceDialog')
