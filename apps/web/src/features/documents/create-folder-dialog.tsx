import { createFolder, type Folder } from '@sinupan/contract'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { type Place, useCreateFolder } from './documents.api.ts'
import { tellNewFolder } from './new-folders.ts'
import { t } from './words.ts'

interface CreateFolderDialogProps {
  place: Place
  onClose: () => void
  /** In place of choosing it in the list that shows the place. */
  onMade?: (folder: Folder) => void
}

/** A new folder in a place. */
export function CreateFolderDialog({ place, onClose, onMade }: CreateFolderDialogProps) {
  const create = useCreateFolder({ onDone: onMade ?? tellNewFolder })
  return (
    <FormDialog
      title={t('newFolderTitle')}
      act={t('makeFolder')}
      schema={createFolder.body}
      values={{ name: '', description: '', parentId: place.id }}
      onSubmit={(body) => create({ params: { duId: place.unitId }, body })}
      onClose={onClose}
    >
      <TextField name="name" label={t('nameLabel')} autoFocus />
      <TextAreaField name="description" label={t('description')} minRows={2} />
    </FormDialog>
  )
}
