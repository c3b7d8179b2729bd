import { keepingReason, type Retained } from '@sinupan/contract'
import { z } from 'zod'
import { NamedDayField } from '../../lib/day-field.tsx'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { formatCalendarDate } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { useExtend } from './holding.api.ts'
import { t } from './words.ts'

const schema = z.object({ until: z.iso.date(), reason: keepingReason })

interface ExtendDialogProps {
  rows: readonly Pick<Retained, 'fileManager'>[]
  onClose: () => void
  onDone?: () => void
}

/** Keeps documents longer than their series says. */
export function ExtendDialog({ rows, onClose, onDone }: ExtendDialogProps) {
  const extend = useExtend()
  const save = async ({ until, reason }: z.output<typeof schema>) => {
    const fileManagerIds = rows.map((row) => row.fileManager.id)
    await extend({ body: { fileManagerIds, until, reason } })
    toast.done({ title: t('extended', { count: rows.length, day: formatCalendarDate(until) }) })
    onDone?.()
  }
  return (
    <FormDialog
      title={t('extendTitle', { count: rows.length })}
      act={t('extendAct')}
      schema={schema}
      values={{ until: '', reason: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t('extendLead')}</p>
      <NamedDayField name="until" label={t('until')} required />
      <TextAreaField name="reason" label={t('reason')} description={t('reasonLine')} required />
    </FormDialog>
  )
}
