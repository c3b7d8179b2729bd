import { type Posting, publicReason } from '@sinupan/contract'
import { z } from 'zod'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { documentName } from '../documents/index.ts'
import { t } from './words.ts'

const body = z.object({ reason: publicReason })

interface TakeDownDialogProps {
  /** A public one. */
  posting: Posting
  onTakeDown: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Takes a public document down, with a reason of 10 to 1000 characters that its public page tells. */
export function TakeDownDialog({ posting, onTakeDown, onClose }: TakeDownDialogProps) {
  return (
    <FormDialog
      title={t('takeDown')}
      act={t('takeDownAct')}
      schema={body}
      values={{ reason: '' }}
      onSubmit={({ reason }) => onTakeDown(reason)}
      onClose={onClose}
    >
      <p>{t('takeDownLead', { name: documentName(posting.fileManager), unit: posting.unitName })}</p>
      <TextAreaField
        name="reason"
        label={t('publicReason')}
        description={t('publicReasonLine')}
        autoFocus
        minRows={4}
        maxRows={10}
      />
    </FormDialog>
  )
}
