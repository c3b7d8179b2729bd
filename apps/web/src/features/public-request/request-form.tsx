import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { FormProvider, useField } from '../../lib/contract-form.ts'
import { FormAlert } from '../../lib/form-messages.tsx'
import type { Draft } from './draft.ts'
import classes from './public-request.module.css'
import { StepCheck } from './step-check.tsx'
import { StepHow } from './step-how.tsx'
import { StepWhat } from './step-what.tsx'
import { StepWho } from './step-who.tsx'
import { lastStep, useRequestForm } from './use-request-form.ts'
import { t } from './words.ts'

interface RequestFormProps {
  begun: Draft
  onSent: (trackingNo: string, email: string) => void
}

/** The form in four steps, one in sight. */
export function RequestForm({ begun, onSent }: RequestFormProps) {
  const request = useRequestForm(begun, onSent)
  const { form, step, top, above, isSending, attachments } = request
  const titles = [t('stepWhat'), t('stepWho'), t('stepHow'), t('stepCheck')]
  return (
    <form
      className={classes.page}
      data-request-form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        request.submit()
      }}
    >
      <header className={classes.head}>
        <p className={classes.count}>{t('stepOf', { step: step + 1, of: titles.length })}</p>
        <ol className={classes.track} aria-hidden="true">
          {titles.map((title, index) => (
            <li key={title} data-done={index <= step || undefined} />
          ))}
        </ol>
        <h1 ref={top} tabIndex={-1} className={classes.title}>
          {titles[step]}
        </h1>
      </header>
      <FormProvider value={form}>
        {step === 0 && <StepWhat values={request.values} set={request.set} />}
        {step === 1 && <StepWho />}
        {step === 2 && <StepHow attachments={attachments} />}
        {step === lastStep && <StepCheck values={request.values} attachments={attachments} onChange={request.go} />}
        <Honeypot />
      </FormProvider>
      <FormAlert>{above}</FormAlert>
      <div className={classes.bar}>
        {step > 0 ? (
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />}
            onClick={request.back}
          >
            {t('back')}
          </Button>
        ) : (
          <span className={classes.quiet}>{t('savedHere')}</span>
        )}
        <Button type="submit" loading={isSending}>
          {step === lastStep ? t('send') : t('next')}
        </Button>
      </div>
    </form>
  )
}

/** Nobody sees it, and whoever fills it in is no person. */
function Honeypot() {
  const { value, onChange } = useField('website') as { value: string; onChange: (text: string) => void }
  return (
    <div className={classes.unseen} aria-hidden="true">
      <label>
        {t('honeypot')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  )
}
