import { part } from '../../lib/chunk.ts'

export const AddToPoolDialog = part(() => import('./add-to-pool-dialog.tsx'), 'AddToPoolDialog')
export const EditPoolDialog = part(() => import('./edit-pool-dialog.tsx'), 'EditPoolDialog')
export const NewPoolDialog = part(() => import('./new-pool-dialog.tsx'), 'NewPoolDialog')
