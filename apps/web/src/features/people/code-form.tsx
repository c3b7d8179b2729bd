import { Button } from '@mantine/core'
import { confirmEmailChange } from '@sinupan/contract'
import { useRef } from 'react'
import { CodeField } from '../../lib/code-field.tsx'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { FormAlert } from '../../lib/form-messages.tsx'
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
  const sent = useRef<unknown>(undefined)
  // The form holds the last digit only after it is drawn again; the same code isn't sent twice by itself.
  const sendWhenWhole = () =>
    setTimeout(() => {
      const code = element.current && new FormData(element.current).get('code')
      if (typeof code !== 'string' || code.length !== 6 || code === sent.current) return
      sent.current = code
      element.current?.requestSubmit()
    })
  return (
    <FormProvider value={form}>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        <CodeField name="code" label={t('code')} onComplete={sendWhenWhole} />
        <FormAlert>{above}</FormAlert>
        <Button type="submit" className={classes.act} loading={isPending} fullWidth>
          {t('confirm')}
        </Button>
      </form>
    </FormProvider>
  )
}
