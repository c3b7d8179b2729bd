import { Anchor, Button } from '@mantine/core'
import type { BodyInputOf, signIn } from '@sinupan/contract'
import { Link } from 'react-router'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { PasswordField, TextField } from '../../lib/fields.tsx'
import { paths } from '../../lib/paths.ts'
import { SignInRefused } from '../identities/index.ts'
import classes from './people.module.css'
import { t } from './words.ts'

interface SignInFormProps {
  schema: (typeof signIn)['body']
  onSubmit: (body: BodyInputOf<typeof signIn>) => Promise<unknown>
}

/** User name and password; what the server says to them stands above the button. */
export function SignInForm({ schema, onSubmit }: SignInFormProps) {
  const { form, submit, isPending, above, refusal } = useContractForm({
    schema,
    values: { userName: '', password: '' },
    onSubmit,
  })
  return (
    <FormProvider value={form}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField name="userName" label={t('userName')} autoComplete="username" autoFocus spellCheck={false} />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
        />
        <Anchor component={Link} className={classes.forgot} to={paths.forgotPassword()} inherit>
          {t('forgotPassword')}
        </Anchor>
        <SignInRefused refusal={refusal} above={above} userName={String(form.values.userName)} />
        <Button type="submit" className={classes.act} loading={isPending} fullWidth>
          {t('signIn')}
        </Button>
      </form>
    </FormProvider>
  )
}
