import { type Document, rescheduleReason } from '@sinupan/contract'
import { z } from 'zod'
import { useField } from '../../lib/contract-form.ts'
import { NamedDayField } from '../../lib/day-field.tsx'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { useCategoryChoices } from '../choices/index.ts'
import { useUpdateDocument } from '../documents/index.ts'
import { t } from './words.ts'

const body = z.object({
  documentCategoryId: z.string().nullable(),
  documentDate: z.union([z.literal(''), z.iso.date()]),
  reason: rescheduleReason,
})
type Wish = z.output<typeof body>

/** The CRU gives a record another category or date, also such that it is kept shorter, and says why. */
export function RescheduleDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const update = useUpdateDocument()
  const { id, version, documentCategory } = document
  const categoryId = documentCategory ? String(documentCategory.id) : null
  const date = document.documentDate ?? ''
  const save = (wish: Wish) =>
    update({
      params: { id },
      body: {
        ...(wish.documentCategoryId !== categoryId && {
          documentCategoryId: wish.documentCategoryId === null ? null : Number(wish.documentCategoryId),
        }),
        ...(wish.documentDate !== date && { documentDate: wish.documentDate || null }),
        reason: wish.reason,
        version,
      },
    })
  return (
    <FormDialog
      title={t('reschedule')}
      act={t('rescheduleAct')}
      schema={body}
      values={{ documentCategoryId: categoryId, documentDate: date, reason: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t('rescheduleLead', { name: document.name })}</p>
      <Category />
      <NamedDayField name="documentDate" label={t('date')} />
      <TextAreaField name="reason" label={t('rescheduleReason')} description={t('rescheduleReasonLine')} />
    </FormDialog>
  )
}

function Category() {
  const choices = useCategoryChoices()
  const field = useField('documentCategoryId')
  return (
    <Select
      label={t('category')}
      placeholder={t('findCategory')}
      data={choices}
      searchable
      clearable
      openOnFocus={false}
      nothingFoundMessage={t('noCategoryFound')}
      maxDropdownHeight={280}
      {...field}
    />
  )
}
