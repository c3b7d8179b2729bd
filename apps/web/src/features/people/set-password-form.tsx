import { Button } from '@mantine/core'
import { passwordLengths } from '@sinupan/contract'
import type { z } from 'zod'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { PasswordField } from '../../lib/fields.tsx'
import { FormAlert } from '../../lib/form-messages.tsx'
import { Rule } from './password-rules.tsx'
import classes from './people.module.css'
import type { TwicePassword } from './twice-password.ts'
import { t } from './words.ts'

interface SetPasswordFormProps {
  schema: TwicePassword
  onSubmit: (body: z.input<TwicePassword>) => Promise<unknown>
}

/** A new password, twice, with its rules ticked off while one types. */
export function SetPasswordForm({ schema, onSubmit }: SetPasswordFormProps) {
  const { form, submit, isPending, above } = useContractForm({
    schema,
    values: { password: '', again: '' },
    onSubmit,
  })
  const { password, again } = form.values as z.input<TwicePassword>
  const toggle = { 'aria-label': t('showPassword'), tabIndex: 0 }
  return (
    <FormProvider value={form}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <PasswordField
          name="password"
          label={t('newPassword')}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
          autoFocus
        />
        <PasswordField
          name="again"
          label={t('newPasswordAgain')}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
        />
        <ul className={classes.rules}>
          <Rule isKept={password.length >= passwordLengths.least}>
            {t('ruleLength', { least: passwordLengths.least })}
          </Rule>
          <Rule isKept={password !== '' && password === again}>{t('ruleSame')}</Rule>
        </ul>
        <FormAlert>{above}</FormAlert>
        <Button type="submit" className={classes.act} loading={isPending} fullWidth>
          {t('setPassword')}
        </Button>
      </form>
    </FormProvider>
  )
}
