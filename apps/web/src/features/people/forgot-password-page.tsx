import { Anchor, Button } from '@mantine/core'
import { forgotPassword } from '@sinupan/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { TextField } from '../../lib/fields.tsx'
import { FormAlert } from '../../lib/form-messages.tsx'
import { paths } from '../../lib/paths.ts'
import { text } from '../../ui/text.ts'
import { useForgotPassword } from './people.api.ts'
import classes from './people.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { t } from './words.ts'

/** Asks for the link that sets a new password; the answer is the same for every address. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) return <LinkSent email={sentTo} onBack={() => setSentTo(undefined)} />
  return (
    <SignInFrame title={t('forgot')} lead={t('forgotLead')}>
      <ForgotForm onSent={setSentTo} />
    </SignInFrame>
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const ask = useForgotPassword()
  const { form, submit, isPending, above } = useContractForm({
    schema: forgotPassword.body,
    values: { email: '' },
    onSubmit: async (body) => {
      await ask({ body })
      onSent(body.email)
    },
  })
  return (
    <FormProvider value={form}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField name="email" type="email" label={t('email')} autoComplete="email" autoFocus spellCheck={false} />
        <FormAlert>{above}</FormAlert>
        <Button type="submit" className={classes.act} loading={isPending} fullWidth>
          {t('sendLink')}
        </Button>
        <div className={classes.alone}>
          <Anchor component={Link} className={text.alone} to={paths.signIn()} inherit>
            {t('backToSignIn')}
          </Anchor>
        </div>
      </form>
    </FormProvider>
  )
}

function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <SignInFrame title={t('linkSentTitle')} lead={t('linkSentLead', { email })}>
      <p>{t('linkSentNext')}</p>
      <Button variant="default" className={classes.act} fullWidth onClick={onBack}>
        {t('tryOtherEmail')}
      </Button>
      <div className={classes.alone}>
        <Anchor component={Link} className={text.alone} to={paths.signIn()} inherit>
          {t('backToSignIn')}
        </Anchor>
      </div>
    </SignInFrame>
  )
}
