import { keepingReason, type Retained } from '@sinupan/contract'
import { z } from 'zod'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { useKeepForEver } from './holding.api.ts'
import { t } from './words.ts'

const schema = z.object({ reason: keepingReason })

interface PermanenceDialogProps {
  rows: readonly Pick<Retained, 'fileManager'>[]
  isPermanent: boolean
  onClose: () => void
  onDone?: () => void
}

/** Keeps documents for ever, or by their categories again. */
export function PermanenceDialog({ rows, isPermanent, onClose, onDone }: PermanenceDialogProps) {
  const keep = useKeepForEver()
  const count = rows.length
  const save = async ({ reason }: z.output<typeof schema>) => {
    await keep({ body: { fileManagerIds: rows.map((row) => row.fileManager.id), isPermanent, reason } })
    toast.done({ title: t(isPermanent ? 'permanentDone' : 'notPermanentDone', { count }) })
    onDone?.()
  }
  return (
    <FormDialog
      title={t(isPermanent ? 'permanentTitle' : 'notPermanentTitle', { count })}
      act={t(isPermanent ? 'permanentAct' : 'notPermanentAct')}
      schema={schema}
      values={{ reason: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t(isPermanent ? 'permanentLead' : 'notPermanentLead')}</p>
      <TextAreaField name="reason" label={t('reason')} description={t('reasonLine')} required />
    </FormDialog>
  )
}
