import { createLocation, type FileLocation, type LocationKind, locationKind } from '@sinupan/contract'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { LocationFields } from './location-fields.tsx'
import { useCreateLocation } from './locations.api.ts'
import { t } from './words.ts'

interface CreateDialogProps {
  unitId: number
  parent?: FileLocation
  onClose: () => void
}

/** A new place, at the top of the unit or in another one. */
export function CreateDialog({ unitId, parent, onClose }: CreateDialogProps) {
  const create = useCreateLocation()
  return (
    <FormDialog
      title={parent ? t('newTitleIn', { name: parent.location }) : t('newTitle')}
      act={t('make')}
      schema={createLocation.body}
      values={{ location: '', kind: kindIn(parent), description: '', isPublic: false, parentId: parent?.id ?? null }}
      onSubmit={(body) => create({ params: { deliveryUnitId: unitId }, body })}
      onClose={onClose}
    >
      <LocationFields />
    </FormDialog>
  )
}

const next: Partial<Record<LocationKind, LocationKind>> = {
  building: 'room',
  room: 'cabinet',
  cabinet: 'shelf',
  shelf: 'box',
  drawer: 'folder',
  box: 'folder',
}
/** What usually stands in it. */
const kindIn = (parent: FileLocation | undefined): LocationKind =>
  parent ? (next[parent.kind] ?? 'other') : locationKind.enum.building
