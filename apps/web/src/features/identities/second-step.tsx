import { Button } from '@mantine/core'
import { proofCode } from '@sinupan/contract'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { CodeField } from '../../lib/code-field.tsx'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { TextField } from '../../lib/fields.tsx'
import { FormAlert } from '../../lib/form-messages.tsx'
import classes from './identities.module.css'
import { t } from './sign-in-words.ts'

const body = z.object({ totp: proofCode })

interface SecondStepProps {
  /** Signs in with the code. A refusal that it rejects with is shown. */
  onSubmit: (totp: string) => Promise<unknown>
  onBack: () => void
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function SecondStep({ onSubmit, onBack }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <div className={classes.steps}>
      <p className={classes.lead}>{isRecovery ? t('recoveryLead') : t('secondStepLead')}</p>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} onSubmit={onSubmit} />
      <div className={classes.beside}>
        <Button variant="subtle" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('useApp') : t('useRecoveryCode')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}

function CodeForm({ isRecovery, onSubmit }: { isRecovery: boolean; onSubmit: SecondStepProps['onSubmit'] }) {
  const element = useRef<HTMLFormElement>(null)
  const { form, submit, isPending, above } = useContractForm({
    schema: body,
    values: { totp: '' },
    onSubmit: async ({ totp }) => {
      try {
        await onSubmit(totp)
      } catch (error) {
        // A code counts once, so there is nothing in it to correct.
        form.setFieldValue('totp', '')
        element.current?.querySelector('input')?.focus()
        throw error
      }
    },
  })
  return (
    <FormProvider value={form}>
      <form ref={element} className={classes.steps} onSubmit={submit} noValidate>
        {isRecovery ? (
          <TextField name="totp" label={t('recoveryCode')} autoComplete="off" spellCheck={false} autoFocus />
        ) : (
          // The form holds the last digit only after it is drawn again.
          <CodeField
            name="totp"
            label={t('code')}
            onComplete={() => setTimeout(() => element.current?.requestSubmit())}
          />
        )}
        <FormAlert>{above}</FormAlert>
        <Button type="submit" className={classes.act} loading={isPending} fullWidth>
          {t('signIn')}
        </Button>
      </form>
    </FormProvider>
  )
}
