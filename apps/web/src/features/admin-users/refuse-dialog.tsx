import { refusalOfAccount, type User } from '@sinupan/contract'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { useRefuseUser } from './admin-users.api.ts'
import classes from './admin-users.module.css'
import { t } from './words.ts'

/** Refuses somebody who registered; the reason is mailed. */
export function RefuseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const name = fullName(user)
  const refuse = useRefuseUser({ onDone: () => toast.done({ title: t('refused', { name }) }) })
  return (
    <FormDialog
      title={t('refuseTitle', { name })}
      act={t('refuse')}
      isDanger
      schema={refusalOfAccount}
      values={{ reason: '' }}
      onSubmit={(body) => refuse({ params: { id: user.id }, body })}
      onClose={onClose}
    >
      <p className={classes.line}>{t('refuseLine', { email: user.email })}</p>
      <TextAreaField name="reason" label={t('reason')} placeholder={t('reasonHint')} autoFocus />
    </FormDialog>
  )
}
