import { newAccount } from '@sinupan/contract'
import { SwitchField } from '../../lib/choice-fields.tsx'
import { useField } from '../../lib/contract-form.ts'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { ChooseUnit } from '../choices/index.ts'
import { useCreateUser } from './admin-users.api.ts'
import classes from './admin-users.module.css'
import { t } from './words.ts'

/** Makes an account whose owner is mailed the link to set their password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateUser({ onDone: (user) => toast.done({ title: t('invitedDone', { name: fullName(user) }) }) })
  return (
    <FormDialog
      title={t('inviteTitle')}
      act={t('send')}
      schema={newAccount}
      values={{
        firstName: '',
        middleName: '',
        lastName: '',
        email: '',
        userName: '',
        position: '',
        deliveryUnitId: null,
        isAdmin: false,
      }}
      onSubmit={(body) => create({ body })}
      onClose={onClose}
    >
      <p className={classes.line}>{t('inviteLine')}</p>
      <PersonFields isNew />
      <SwitchField name="isAdmin" label={t('isAdmin')} description={t('isAdminLine')} />
    </FormDialog>
  )
}

/** Who somebody is and where they work, as fields of a contract form. */
export function PersonFields({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <div className={classes.pair}>
        <TextField name="firstName" label={t('firstName')} autoFocus={isNew} />
        <TextField name="lastName" label={t('lastName')} />
      </div>
      <div className={classes.pair}>
        <TextField name="middleName" label={t('middleName')} />
        <TextField name="position" label={t('position')} />
      </div>
      <div className={classes.pair}>
        <TextField name="email" label={t('email')} type="email" />
        <TextField name="userName" label={t('userName')} autoComplete="off" />
      </div>
      <HomeUnitField />
    </>
  )
}

export function HomeUnitField() {
  const { value, onChange, error } = useField('deliveryUnitId') as {
    value: number | null | undefined
    onChange: (value: number | null) => void
    error?: string
  }
  return (
    <ChooseUnit
      label={t('homeUnit')}
      description={t('homeUnitLine')}
      value={value ?? null}
      onChange={onChange}
      error={error}
    />
  )
}
