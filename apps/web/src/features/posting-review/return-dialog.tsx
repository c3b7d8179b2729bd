import { type Posting, returnReason } from '@sinupan/contract'
import { z } from 'zod'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { documentName } from '../documents/index.ts'
import classes from './facts.module.css'
import { t } from './words.ts'

const most = 1_000
const body = z.object({ reason: returnReason })

interface ReturnDialogProps {
  posting: Posting
  onReturn: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Returns a posting with a reason of 10 to 1000 characters. */
export function ReturnDialog({ posting, onReturn, onClose }: ReturnDialogProps) {
  return (
    <FormDialog
      title={t('returnTitle')}
      act={t('returnAct')}
      schema={body}
      values={{ reason: '' }}
      onSubmit={({ reason }) => onReturn(reason)}
      onClose={onClose}
    >
      <p>{t('returnLead', { name: documentName(posting.fileManager), unit: posting.unitName })}</p>
      <Reason />
    </FormDialog>
  )
}

function Reason() {
  const { value } = useField('reason') as { value: string }
  const count = value.trim().length
  return (
    <TextAreaField
      name="reason"
      label={t('reason')}
      autoFocus
      minRows={4}
      maxRows={10}
      description={
        <span className={classes.reasonFoot}>
          <span>{t('reasonLine')}</span>
          <span data-over={count > most || undefined}>{t('reasonCount', { count, most })}</span>
        </span>
      }
    />
  )
}
