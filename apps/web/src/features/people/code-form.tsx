import { Button } from '@mantine/core'
import { confirmEmailChange } from '@sinupan/contract'
import { useRef } from 'react'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { CodeField } from './code-field.tsx'
import { FormAlert } from './form-messages.tsx'
import classes from './people.module.css'
import { t } from './words.ts'

/** The code's boxes with their button; the sixth digit sends them by itself. */
export function CodeForm({ onSubmit }: { onSubmit: (code: string) => Promise<unknown> }) {
  const { form, submit, isPending, above } = useContractForm({
    schema: confirmEmailChange.body,
    values: { code: '' },
    onSubmit: ({ code }) => onSubmit(code),
  })
  const element = useRef<HTMLFormElement>(null)
  return (
    <FormProvider value={form}>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        {/* The form holds the last digit only after it is drawn again. */}
        <CodeField
          name="code"
          label={t('code')}
          onComplete={() => setTimeout(() => element.current?.requestSubmit())}
        />
        <FormAlert>{above}</FormAlert>
        <Button type="submit" className={classes.act} loading={isPending} fullWidth>
          {t('confirm')}
        </Button>
      </form>
    </FormProvider>
  )
}
