import { createTag, type Tag, updateTag } from '@sinupan/contract'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { useCreateTag, useUpdateTag } from './taxonomy.api.ts'
import { t } from './words.ts'

/** Makes a tag, or edits one. */
export function TagDialog({ tag, onClose }: { tag?: Tag; onClose: () => void }) {
  const create = useCreateTag({ onDone: ({ tagName }) => toast.done({ title: t('made', { name: tagName }) }) })
  const update = useUpdateTag({ onDone: ({ tagName }) => toast.done({ title: t('saved', { name: tagName }) }) })
  const fields = (
    <>
      <TextField name="tagName" label={t('name')} description={tag && t('duplicateHint')} autoFocus />
      <TextAreaField name="description" label={t('description')} />
    </>
  )
  if (!tag)
    return (
      <FormDialog
        title={t('newTagTitle')}
        act={t('create')}
        schema={createTag.body}
        values={{ tagName: '', description: '' }}
        onSubmit={(body) => create({ body })}
        onClose={onClose}
      >
        {fields}
      </FormDialog>
    )
  const { id, tagName, description, version } = tag
  return (
    <FormDialog
      title={t('editTitle', { name: tagName })}
      act={t('save')}
      schema={updateTag.body}
      values={{ tagName, description: description ?? '', version }}
      onSubmit={(body) => update({ params: { id }, body })}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  )
}
