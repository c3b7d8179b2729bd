import { changeEmail } from '@sinupan/contract'
import { openDialog } from '../../lib/dialogs.tsx'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx'
import { useChangeEmail } from './own-account.api.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { t } from './profile-words.ts'

/** Asks for the new address and the password; then the code that was sent there is entered. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const change = useChangeEmail({
    onDone: (_, { body: { email } }) => openDialog((close) => <ConfirmEmailDialog email={email} onClose={close} />),
  })
  return (
    <FormDialog
      title={t('emailTitle')}
      act={t('emailAct')}
      schema={changeEmail.body}
      values={{ email: '', currentPassword: '' }}
      onSubmit={(body) => change({ body })}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        label={t('newEmail')}
        description={t('emailLine')}
        autoComplete="email"
        spellCheck={false}
        autoFocus
      />
      <OwnPasswordField name="currentPassword" label={t('yourPassword')} />
    </FormDialog>
  )
}
