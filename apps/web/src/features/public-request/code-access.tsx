import { Button } from '@mantine/core'
import { openCaseByCode } from '@sinupan/contract'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { CodeField } from '../../lib/code-field.tsx'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { FormAlert, FormNote } from '../../lib/form-messages.tsx'
import { useOpenByCode, useSendCode } from './public-request.api.ts'
import classes from './public-request.module.css'
import { t } from './words.ts'

interface CodeAccessProps {
  trackingNo: string
  onOpened: (token: string) => void
}

/** The whole of a request, for who reads the mail that it was asked with. */
export function CodeAccess({ trackingNo, onOpened }: CodeAccessProps) {
  const sendCode = useSendCode()
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    setProblem(undefined)
    try {
      await sendCode({ body: { trackingNo } })
      setSent(true)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setProblem(error.message)
    }
  }
  return (
    <section className={classes.card}>
      <div className={classes.numberText}>
        <h2 className={classes.section}>{t('isItYours')}</h2>
        <p className={classes.quiet}>{t('isItYoursLine')}</p>
        <FormAlert>{problem}</FormAlert>
        {isSent ? (
          <CodeForm trackingNo={trackingNo} onOpened={onOpened} onAgain={() => void send()} />
        ) : (
          <Button variant="default" loading={sendCode.isPending} onClick={() => void send()}>
            {t('sendCode')}
          </Button>
        )}
      </div>
    </section>
  )
}

const sixDigits = z.object({ code: openCaseByCode.body.shape.code })

function CodeForm({ trackingNo, onOpened, onAgain }: CodeAccessProps & { onAgain: () => void }) {
  const openByCode = useOpenByCode()
  const { form, submit, isPending, above } = useContractForm({
    schema: sixDigits,
    values: { code: '' },
    onSubmit: async ({ code }) => {
      try {
        onOpened((await openByCode({ body: { trackingNo, code } })).caseToken)
      } catch (error) {
        const isWrong = error instanceof ApiRefusal && error.code === 'NotFound'
        throw isWrong ? new ApiRefusal('ValidationFailed', { body: { errors: { code: [t('codeWrong')] } } }) : error
      }
    },
  })
  const element = useRef<HTMLFormElement>(null)
  const tried = useRef<unknown>(undefined)
  // The form holds the last digit only after it is drawn again; the same code isn't sent twice by itself.
  const sendWhenWhole = () =>
    setTimeout(() => {
      const code = element.current && new FormData(element.current).get('code')
      if (typeof code !== 'string' || code.length !== 6 || code === tried.current) return
      tried.current = code
      element.current?.requestSubmit()
    })
  return (
    <FormProvider value={form}>
      <form ref={element} className={classes.codeForm} onSubmit={submit} noValidate>
        <FormNote tone="info">{t('codeSent')}</FormNote>
        <CodeField name="code" label={t('code')} onComplete={sendWhenWhole} />
        <FormAlert>{above}</FormAlert>
        <div className={classes.acts}>
          <Button variant="subtle" onClick={onAgain}>
            {t('sendAgain')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('openAct')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
