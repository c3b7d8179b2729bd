import { createDisposal } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { SelectField } from '../../lib/choice-fields.tsx'
import { useField } from '../../lib/contract-form.ts'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { draftsQuery, useChangeItems, useCreateDisposal } from './disposal.api.ts'
import { t } from './words.ts'

const fresh = 'new'
const schema = z
  .object({ into: z.string(), title: z.string() })
  .refine(({ into, title }) => into !== fresh || createDisposal.body.shape.title.safeParse(title).success, {
    path: ['title'],
    error: 'Give it a title.',
  })

interface AddToBatchDialogProps {
  fileManagerIds: readonly number[]
  onClose: () => void
  onDone?: () => void
}

/** Puts documents on the list of a draft, or of a new one. What is blocked is named, and nothing is added then. */
export function AddToBatchDialog({ fileManagerIds, onClose, onDone }: AddToBatchDialogProps) {
  const drafts = useQuery(draftsQuery()).data?.items ?? []
  const create = useCreateDisposal()
  const change = useChangeItems()
  const navigate = useNavigate()
  const ids = [...fileManagerIds]
  const save = async ({ into, title }: z.input<typeof schema>) => {
    const batch =
      into === fresh
        ? await create({ body: { title, fileManagerIds: ids } })
        : await change({ params: { id: Number(into) }, body: { add: ids } })
    toast.done({
      title: t('wereAdded', { title: batch.title }),
      action: { label: t('open'), onPress: () => void navigate(paths.disposal(batch.id)) },
    })
    onDone?.()
  }
  return (
    <FormDialog
      title={t('addTitle', { count: ids.length })}
      act={t('addAct')}
      schema={schema}
      values={{ into: fresh, title: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        name="into"
        label={t('into')}
        data={[
          { value: fresh, label: t('newBatch') },
          ...drafts.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <NewTitle />
    </FormDialog>
  )
}

function NewTitle() {
  const { value } = useField('into')
  return value === fresh && <TextField name="title" label={t('newTitle')} placeholder={t('newTitleHint')} />
}
