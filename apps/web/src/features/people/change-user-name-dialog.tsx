import { changeUserName } from '@sinupan/contract'
import { useUser } from '../../lib/account.ts'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { keepUser, useChangeUserName } from './own-account.api.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { t } from './profile-words.ts'

export function ChangeUserNameDialog({ onClose }: { onClose: () => void }) {
  const { userName } = useUser()
  const change = useChangeUserName({
    onDone: (user) => {
      keepUser(user)
      toast.done({ title: t('userNameChanged', { userName: user.userName }) })
    },
  })
  return (
    <FormDialog
      title={t('userNameTitle')}
      act={t('userNameAct')}
      schema={changeUserName.body}
      values={{ userName, currentPassword: '' }}
      onSubmit={(body) => change({ body })}
      onClose={onClose}
    >
      <TextField
        name="userName"
        label={t('newUserName')}
        description={t('userNameLine')}
        autoComplete="username"
        spellCheck={false}
        autoFocus
      />
      <OwnPasswordField name="currentPassword" label={t('yourPassword')} />
    </FormDialog>
  )
}
