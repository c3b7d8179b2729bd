import { Button } from '@mantine/core'
import { hrisCredentials } from '@sinupan/contract'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { PasswordField, TextField } from '../../lib/fields.tsx'
import classes from './identities.module.css'
import { SignInRefused } from './sign-in-refused.tsx'
import { t } from './sign-in-words.ts'

export interface HrisCredentials {
  userName: string
  password: string
}

/** User name and password of the HR account. */
export function HrisForm({ onSubmit }: { onSubmit: (credentials: HrisCredentials) => Promise<unknown> }) {
  const { form, submit, isPending, above, refusal } = useContractForm({
    schema: hrisCredentials,
    values: { userName: '', password: '' },
    onSubmit,
  })
  return (
    <FormProvider value={form}>
      <form className={classes.steps} onSubmit={submit} noValidate>
        <HrisFields />
        <SignInRefused refusal={refusal} above={above} userName="" />
        <Button type="submit" className={classes.act} loading={isPending} fullWidth>
          {t('signIn')}
        </Button>
      </form>
    </FormProvider>
  )
}

/** The two fields, for whatever form they stand in. */
export function HrisFields() {
  return (
    <>
      <TextField name="userName" label={t('hrUserName')} autoComplete="username" autoFocus spellCheck={false} />
      <PasswordField
        name="password"
        label={t('hrPassword')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      />
    </>
  )
}
