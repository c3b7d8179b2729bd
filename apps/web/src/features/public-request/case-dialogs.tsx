import { appealRequest, type RequestCase, withdrawRequest } from '@sinupan/contract'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { formatCalendarDate } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { callCase } from './call-case.ts'
import classes from './public-request.module.css'
import { t } from './words.ts'

interface CaseDialogProps {
  token: string
  onChanged: (next: RequestCase) => void
  onClose: () => void
}

/** Takes the request back. */
export function WithdrawDialog({ token, onChanged, onClose }: CaseDialogProps) {
  return (
    <FormDialog
      title={t('withdrawTitle')}
      act={t('withdrawAct')}
      schema={withdrawRequest.body}
      values={{ reason: '' }}
      onSubmit={async (body) => {
        onChanged(await callCase(withdrawRequest, token, { body }))
        toast.done({ title: t('takenBack') })
      }}
      onClose={onClose}
    >
      <p className={classes.quiet}>{t('withdrawLine')}</p>
      <TextAreaField
        name="reason"
        label={t('withdrawReason')}
        placeholder={t('optional')}
        autoFocus
        maxLength={1_000}
      />
    </FormDialog>
  )
}

/** Asks for another decision. */
export function AppealDialog({ token, until, onChanged, onClose }: CaseDialogProps & { until: string | null }) {
  return (
    <FormDialog
      title={t('appealTitle')}
      act={t('appealAct')}
      schema={appealRequest.body}
      values={{ reason: '' }}
      onSubmit={async (body) => {
        onChanged(await callCase(appealRequest, token, { body }))
        toast.done({ title: t('appealSent') })
      }}
      onClose={onClose}
    >
      <p className={classes.quiet}>{until ? t('appealLine', { day: formatCalendarDate(until) }) : ''}</p>
      <TextAreaField name="reason" label={t('appealReason')} autoFocus maxLength={5_000} />
    </FormDialog>
  )
}
