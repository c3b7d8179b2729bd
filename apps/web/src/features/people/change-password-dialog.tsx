import { changePassword, passwordLengths } from '@sinupan/contract'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { useChangePassword } from './own-account.api.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { t } from './profile-words.ts'

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword({ onDone: () => toast.done({ title: t('passwordChanged') }) })
  return (
    <FormDialog
      title={t('passwordTitle')}
      act={t('passwordAct')}
      schema={changePassword.body}
      values={{ currentPassword: '', newPassword: '' }}
      onSubmit={(body) => change({ body })}
      onClose={onClose}
    >
      <OwnPasswordField name="currentPassword" label={t('currentPassword')} autoFocus />
      <OwnPasswordField
        name="newPassword"
        label={t('newPassword')}
        description={t('newPasswordLine', { least: passwordLengths.least })}
        isNew
      />
    </FormDialog>
  )
}
