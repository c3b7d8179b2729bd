import { confirmEmailChange } from '@sinupan/contract'
import { CodeField } from '../../lib/code-field.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { keepUser, useConfirmEmailChange } from './own-account.api.ts'
import { t } from './profile-words.ts'

export function ConfirmEmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const confirm = useConfirmEmailChange({
    onDone: (user) => {
      keepUser(user)
      toast.done({ title: t('emailChanged', { email: user.email }) })
    },
  })
  return (
    <FormDialog
      title={t('codeTitle')}
      act={t('codeAct')}
      schema={confirmEmailChange.body}
      values={{ code: '' }}
      onSubmit={(body) => confirm({ body })}
      onClose={onClose}
    >
      <p>{t('codeLine', { email })}</p>
      <CodeField name="code" label={t('code')} />
    </FormDialog>
  )
}
