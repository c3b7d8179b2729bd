import { type Loan, lendLoan, longestLoan, refuseLoan } from '@sinupan/contract'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { NamedDayField } from '../../lib/day-field.tsx'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { formatCalendarDate, today } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { inDays } from './in-days.ts'
import { nameOf, whoOf } from './loan-words.ts'
import { useCancelLoan, useLendLoan, useRefuseLoan } from './loans.api.ts'
import classes from './loans.module.css'
import { t } from './words.ts'

interface LoanDialogProps {
  loan: Loan
  onClose: () => void
}

const usualDays = 14

/** Hands an original out until a day; of one that is out, gives another day. */
export function LendDialog({ loan, onClose }: LoanDialogProps) {
  const { id, version, status, reason, dueOn } = loan
  const words = { name: nameOf(loan), who: whoOf(loan) }
  const lend = useLendLoan({
    onDone: (lent) => toast.done({ title: t('wasLent', { ...words, day: formatCalendarDate(lent.dueOn ?? '') }) }),
  })
  const isOut = status === 'lent'
  return (
    <FormDialog
      title={t(isOut ? 'lendAgainTitle' : 'lendTitle', words)}
      act={t(isOut ? 'lendAgain' : 'lend')}
      schema={lendLoan.body}
      values={{ dueOn: isOut && dueOn && dueOn >= today() ? dueOn : inDays(usualDays), version }}
      onSubmit={(body) => lend({ params: { id }, body })}
      onClose={onClose}
    >
      <blockquote className={classes.quote}>{reason}</blockquote>
      <NamedDayField name="dueOn" label={t('dueOnField')} min={today()} max={inDays(longestLoan)} required />
      <p className={classes.lead}>{t('lendLead', words)}</p>
    </FormDialog>
  )
}

/** Refuses an original, and says why. */
export function RefuseDialog({ loan, onClose }: LoanDialogProps) {
  const { id, version, reason } = loan
  const words = { name: nameOf(loan), who: whoOf(loan) }
  const refuse = useRefuseLoan({ onDone: () => toast.done({ title: t('wasRefused', words) }) })
  return (
    <FormDialog
      title={t('refuseTitle', words)}
      act={t('refuse')}
      isDanger
      schema={refuseLoan.body}
      values={{ reason: '', version }}
      onSubmit={(body) => refuse({ params: { id }, body })}
      onClose={onClose}
    >
      <blockquote className={classes.quote}>{reason}</blockquote>
      <TextAreaField name="reason" label={t('refuseReason')} description={t('refuseLead', words)} autoFocus required />
    </FormDialog>
  )
}

/** Leaves the line. */
export function CancelDialog({ loan, onClose }: LoanDialogProps) {
  const name = nameOf(loan)
  const cancel = useCancelLoan({ onDone: () => toast.done({ title: t('wasCancelled', { name }) }) })
  return (
    <ConfirmCommand
      title={t('cancelTitle')}
      act={t('cancelAct')}
      isDanger
      run={() => cancel({ params: { id: loan.id }, body: { version: loan.version } })}
      onClose={onClose}
    >
      {t('cancelLine', { name })}
    </ConfirmCommand>
  )
}
