import type { FileLocation } from '@sinupan/contract'
import { part } from '../../lib/chunk.ts'
import { openDialog } from '../../lib/dialogs.tsx'

const CreateDialog = part(() => import('./create-dialog.tsx'), 'CreateDialog')
const EditDialog = part(() => import('./edit-dialog.tsx'), 'EditDialog')
const MoveLocationDialog = part(() => import('./move-location-dialog.tsx'), 'MoveLocationDialog')
const LabelDialog = part(() => import('./label-dialog.tsx'), 'LabelDialog')
const RemoveLocationDialog = part(() => import('./remove-location-dialog.tsx'), 'RemoveLocationDialog')

export const openCreate = (site: { unitId: number; parent?: FileLocation }) =>
  openDialog((close) => <CreateDialog {...site} onClose={close} />)
export const openEdit = (location: FileLocation) =>
  openDialog((close) => <EditDialog location={location} onClose={close} />)
export const openLabels = (location: FileLocation) =>
  openDialog((close) => <LabelDialog location={location} onClose={close} />)
export const openMove = (locations: readonly FileLocation[], onDone?: () => void) =>
  openDialog((close) => <MoveLocationDialog locations={locations} onDone={onDone} onClose={close} />)
export const openRemove = (locations: readonly FileLocation[], onGone?: () => void | Promise<void>) =>
  openDialog((close) => <RemoveLocationDialog locations={locations} onGone={onGone} onClose={close} />)
