import { cancelTransfer, confirmTransfer, type Transfer } from '@sinupan/contract'
import { NamedDayField } from '../../lib/day-field.tsx'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { today } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { useCancelTransfer, useConfirmTransfer } from './transfers.api.ts'
import { t } from './words.ts'

interface SettleProps {
  transfer: Transfer
  onClose: () => void
}

/** The institution has taken it over. */
export function ConfirmTransferDialog({ transfer: { id, number, recipient, version }, onClose }: SettleProps) {
  const confirm = useConfirmTransfer({ onDone: () => toast.done({ title: t('confirmedOne', { number }) }) })
  return (
    <FormDialog
      title={t('confirmTitle', { recipient })}
      act={t('confirmAct')}
      schema={confirmTransfer.body}
      values={{ receiptNo: '', date: today(), version }}
      onSubmit={(body) => confirm({ params: { id }, body })}
      onClose={onClose}
    >
      <TextField name="receiptNo" label={t('receiptNo')} autoFocus />
      <NamedDayField name="date" label={t('receiptDate')} required />
    </FormDialog>
  )
}

/** It is given up. */
export function CancelTransferDialog({ transfer: { id, number, version }, onClose }: SettleProps) {
  const cancel = useCancelTransfer({ onDone: () => toast.done({ title: t('cancelledOne', { number }) }) })
  return (
    <FormDialog
      title={t('cancelTitle', { number })}
      act={t('cancelAct')}
      isDanger
      schema={cancelTransfer.body}
      values={{ reason: '', version }}
      onSubmit={(body) => cancel({ params: { id }, body })}
      onClose={onClose}
    >
      <p>{t('cancelLine')}</p>
      <TextAreaField name="reason" label={t('reason')} autoFocus />
    </FormDialog>
  )
}
