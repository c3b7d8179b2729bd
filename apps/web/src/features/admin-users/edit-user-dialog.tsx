import { accountChange, type User } from '@sinupan/contract'
import { SwitchField } from '../../lib/choice-fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { useUpdateUser } from './admin-users.api.ts'
import { PersonFields } from './invite-dialog.tsx'
import { t } from './words.ts'

/** Names, address, home unit and role of a user. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const update = useUpdateUser({ onDone: (now) => toast.done({ title: t('saved', { name: fullName(now) }) }) })
  return (
    <FormDialog
      title={t('editTitle', { name: fullName(user) })}
      act={t('save')}
      schema={accountChange}
      values={{
        firstName: user.firstName,
        middleName: user.middleName ?? '',
        lastName: user.lastName,
        email: user.email,
        userName: user.userName,
        position: user.position ?? '',
        deliveryUnitId: user.deliveryUnit?.id ?? null,
        isAdmin: user.isAdmin,
        version: user.version,
      }}
      onSubmit={(body) => update({ params: { id: user.id }, body })}
      onClose={onClose}
    >
      <PersonFields />
      <SwitchField name="isAdmin" label={t('isAdmin')} description={t('roleSwitchLine')} />
    </FormDialog>
  )
}
