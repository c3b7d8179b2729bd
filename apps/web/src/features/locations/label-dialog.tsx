import { type FileLocation, type LabelLayout, labelLayout } from '@sinupan/contract'
import { z } from 'zod'
import { SelectField, SwitchField } from '../../lib/choice-fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fetchReport } from './print-location.ts'
import { t } from './words.ts'

const schema = z.object({ layout: labelLayout, items: z.boolean() })

/** On which sheets, and whether the documents get labels too. */
export function LabelDialog({ location, onClose }: { location: FileLocation; onClose: () => void }) {
  return (
    <FormDialog
      title={t('labelTitle', { name: location.location })}
      act={t('labelAct')}
      schema={schema}
      values={{ layout: '3x8' as LabelLayout, items: false }}
      onSubmit={({ layout, items }) => fetchReport('label', location, { layout, ...(items && { items }) })}
      onClose={onClose}
    >
      <p>{t('labelLead')}</p>
      <SelectField
        name="layout"
        label={t('labelLayout')}
        data={labelLayout.options.map((value) => ({ value, label: t(`layout_${value}`) }))}
      />
      <SwitchField name="items" label={t('labelItems')} description={t('labelItemsLine')} />
    </FormDialog>
  )
}
