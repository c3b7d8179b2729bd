import { type Folder, updateFolder } from '@sinupan/contract'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { useUpdateFolder } from '../documents/index.ts'
import { t } from './words.ts'

/** What a folder is for. */
export function DescribeDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const describe = useUpdateFolder()
  return (
    <FormDialog
      title={t('describeFolder', { name: folder.name })}
      act={t('save')}
      schema={updateFolder.body}
      values={{ description: folder.description ?? '', version: folder.version }}
      onSubmit={(body) => describe({ params: { id: folder.id }, body })}
      onClose={onClose}
    >
      <TextAreaField name="description" label={t('description')} autoFocus minRows={4} />
    </FormDialog>
  )
}
