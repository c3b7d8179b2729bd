import { type DocumentRequest, publishReleased } from '@sinupan/contract'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { CategorySelect } from '../choices/index.ts'
import { usePublish } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { t } from './words.ts'

interface OfCopy {
  requestId: number
  copy: DocumentRequest['released'][number]
  onClose: () => void
}

/** Makes a document of a copy that went out, and asks for its posting to the public. */
export function PublishDialog({ requestId: id, copy, onClose }: OfCopy) {
  const publish = usePublish()
  return (
    <FormDialog
      title={t('publishTitle')}
      act={t('publishDo')}
      schema={publishReleased.body}
      // Written anew: the name of the file may tell who asked.
      values={{ name: '', description: '', documentCategoryId: null, note: '' }}
      onSubmit={async (body) => {
        await publish({ params: { id, fileId: copy.id }, body })
        toast.info({ title: t('wasPublished', { name: body.name }) })
      }}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('publishLead')}</p>
      <TextField
        name="name"
        label={t('publishName')}
        description={t('publishNameLine')}
        placeholder={copy.fileName.replace(/\.[a-z0-9]{1,10}$/i, '')}
        autoFocus
        required
      />
      <TextAreaField name="description" label={t('publishDescription')} />
      <CategoryField />
      <TextAreaField name="note" label={t('publishNote')} minRows={2} />
    </FormDialog>
  )
}

function CategoryField() {
  const { value, onChange, ...field } = useField('documentCategoryId') as {
    value: number | null | undefined
    onChange: (value: unknown) => void
  }
  return (
    <CategorySelect
      label={t('publishCategory')}
      description={t('publishCategoryLine')}
      clearable
      {...field}
      value={value ?? null}
      onChange={onChange}
    />
  )
}
