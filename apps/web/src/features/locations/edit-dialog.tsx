import { type FileLocation, updateLocation } from '@sinupan/contract'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { LocationFields } from './location-fields.tsx'
import { useUpdateLocation } from './locations.api.ts'
import { t } from './words.ts'

/** Changes what is said of a place. */
export function EditDialog({ location: place, onClose }: { location: FileLocation; onClose: () => void }) {
  const update = useUpdateLocation()
  const { id, location, kind, description, isPublic, version } = place
  return (
    <FormDialog
      title={t('editTitle', { name: location })}
      act={t('save')}
      schema={updateLocation.body}
      values={{ location, kind, description: description ?? '', isPublic, version }}
      onSubmit={(body) => update({ params: { id }, body })}
      onClose={onClose}
    >
      <LocationFields />
    </FormDialog>
  )
}
