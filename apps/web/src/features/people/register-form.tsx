import { Button } from '@mantine/core'
import type { BodyInputOf, signUp } from '@sinupan/contract'
import { Link } from 'react-router'
import { useInstitution } from '../../frame/institution.tsx'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { PasswordField, TextField } from '../../lib/fields.tsx'
import { FormAlert } from '../../lib/form-messages.tsx'
import { paths } from '../../lib/paths.ts'
import { PasswordRules } from './password-rules.tsx'
import classes from './people.module.css'
import { UnitPicker } from './unit-picker.tsx'
import { t } from './words.ts'

interface RegisterFormProps {
  schema: (typeof signUp)['body']
  onSubmit: (body: BodyInputOf<typeof signUp>) => Promise<unknown>
}

const nothing = { firstName: '', middleName: '', lastName: '', position: '', email: '', userName: '', password: '' }

export function RegisterForm({ schema, onSubmit }: RegisterFormProps) {
  const { emailDomains } = useInstitution()
  const { form, submit, isPending, above } = useContractForm({
    schema,
    values: { ...nothing, deliveryUnitId: 0 },
    onSubmit,
  })
  const domains = emailDomains.map((domain) => `@${domain}`).join(', ')
  return (
    <FormProvider value={form}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextField name="firstName" label={t('firstName')} autoComplete="given-name" autoFocus />
          <TextField name="lastName" label={t('lastName')} autoComplete="family-name" />
        </div>
        <TextField name="middleName" label={<Optional label={t('middleName')} />} autoComplete="additional-name" />
        <TextField name="position" label={<Optional label={t('position')} />} autoComplete="organization-title" />
        <UnitPicker name="deliveryUnitId" />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          description={t('emailDomain', { domains })}
          autoComplete="email"
          spellCheck={false}
        />
        <TextField name="userName" label={t('newUserName')} autoComplete="username" spellCheck={false} />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
        />
        <PasswordRules form={form} />
        <FormAlert>{above}</FormAlert>
        <Button type="submit" className={classes.act} loading={isPending} fullWidth>
          {t('registerAct')}
        </Button>
        <p className={classes.foot}>
          {t('haveAccount')} <Link to={paths.signIn()}>{t('signIn')}</Link>
        </p>
      </form>
    </FormProvider>
  )
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className={classes.optional}>({t('optional')})</span>
    </>
  )
}
