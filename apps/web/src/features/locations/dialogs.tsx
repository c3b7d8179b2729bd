import type { FileLocation } from '@sinupan/contract'
import { part } from '../../lib/chunk.ts'
import { openDialog } from '../../lib/dialogs.tsx'

const CreateDialog = part(() => import('./create-dialog.tsx'), 'CreateDialog')
const EditDialog = part(() => import('./edit-dialog.tsx'), 'EditDialog')
const MoveLocationDialog = part(() => import('./move-location-dialog.tsx'), 'MoveLocationDialog')
const RemoveLocationDialog = part(() => import('./remove-location-dialog.tsx'), 'RemoveLocationDialog')

export const openCreate = (site: { unitId: number; parent?: FileLocation }) =>
  openDialog((close) => <CreateDialog {...site} onClose={close} />)
export const openEdit = (location: FileLocation) =>
  openDialog((close) => <EditDialog location={location} onClose={close} />)
export const openMove = (location: FileLocation) =>
  openDialog((close) => <MoveLocationDialog location={location} onClose={close} />)
export const openRemove = (location: FileLocation, onGone?: () => void | Promise<void>) =>
  openDialog((close) => <RemoveLocationDialog location={location} onGone={onGone} onClose={close} />)
