import { type Hold, keepingReason } from '@sinupan/contract'
import { z } from 'zod'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { useLiftHold } from './holding.api.ts'
import { t } from './words.ts'

/** Ends a hold, with a reason. */
export function LiftDialog({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const lift = useLiftHold({ onDone: () => toast.done({ title: t('lifted') }) })
  return (
    <FormDialog
      title={t('liftTitle')}
      act={t('liftAct')}
      schema={z.object({ reason: keepingReason })}
      values={{ reason: '' }}
      onSubmit={(body) => lift({ params: { id: hold.id }, body })}
      onClose={onClose}
    >
      <p>{t('liftLead', { count: hold.documentCount })}</p>
      <TextAreaField name="reason" label={t('reason')} description={t('reasonLine')} required />
    </FormDialog>
  )
}
