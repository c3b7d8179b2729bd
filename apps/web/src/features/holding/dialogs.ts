import { part } from '../../lib/chunk.ts'

export const HoldDialog = part(() => import('./hold-dialog.tsx'), 'HoldDialog')
export const ExtendDialog = part(() => import('./extend-dialog.tsx'), 'ExtendDialog')
export const PermanenceDialog = part(() => import('./permanence-dialog.tsx'), 'PermanenceDialog')
export const LiftDialog = part(() => import('./lift-dialog.tsx'), 'LiftDialog')
