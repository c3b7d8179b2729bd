import { acceptUser, type User } from '@sinupan/contract'
import { SwitchField } from '../../lib/choice-fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { useAcceptUser } from './admin-users.api.ts'
import classes from './admin-users.module.css'
import { HomeUnitField } from './invite-dialog.tsx'
import { t } from './words.ts'

/** Lets somebody in, with their unit and their role. */
export function AcceptDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const name = fullName(user)
  const accept = useAcceptUser({ onDone: () => toast.done({ title: t('accepted', { name }) }) })
  return (
    <FormDialog
      title={t('acceptTitle', { name })}
      act={t('accept')}
      schema={acceptUser.body}
      values={{ deliveryUnitId: user.deliveryUnit?.id ?? null, isAdmin: false }}
      onSubmit={(body) => accept({ params: { id: user.id }, body })}
      onClose={onClose}
    >
      <p className={classes.line}>{t('acceptLine', { name })}</p>
      <HomeUnitField />
      <SwitchField name="isAdmin" label={t('isAdmin')} description={t('isAdminLine')} />
    </FormDialog>
  )
}
