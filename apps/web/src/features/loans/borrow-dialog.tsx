import { longestLoan, requestLoan } from '@sinupan/contract'
import { NamedDayField } from '../../lib/day-field.tsx'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { today } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { inDays } from './in-days.ts'
import { useRequestLoan } from './loans.api.ts'
import classes from './loans.module.css'
import { t } from './words.ts'

interface BorrowDialogProps {
  document: { id: number; name: string }
  onClose: () => void
}

const usualDays = 3

/** Asks for the original of a document. */
export function BorrowDialog({ document, onClose }: BorrowDialogProps) {
  const { id, name } = document
  const ask = useRequestLoan({
    onDone: ({ position }) =>
      toast.done({
        title: t('wasAsked', { name }),
        ...(position && { line: t('wasAskedInLine', { count: position }) }),
      }),
  })
  return (
    <FormDialog
      title={t('borrowTitle', { name })}
      act={t('borrowAct')}
      schema={requestLoan.body}
      values={{ fileManagerId: id, neededBy: inDays(usualDays), reason: '' }}
      onSubmit={(body) => ask({ body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('borrowLead')}</p>
      <TextAreaField name="reason" label={t('reason')} autoFocus required />
      <NamedDayField name="neededBy" label={t('neededByField')} min={today()} max={inDays(longestLoan)} required />
    </FormDialog>
  )
}
