import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { useLanguage } from '../../frame/language.ts'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { type AnyForm, errorsOf, placeRefusal } from '../../lib/contract-form.ts'
import { useAttachments } from '../attaching/index.ts'
import { type Draft, dropDraft, keepDraft } from './draft.ts'
import { useCreateRequest } from './public-request.api.ts'
import { bodyOf, fieldOf, type RequestValues, requestSchema, stepFields, stepOf } from './request-values.ts'
import { t } from './words.ts'

export const lastStep = stepFields.length - 1

/** The form with its steps: judged step by step, kept on the device, sent once. */
export function useRequestForm(begun: Draft, onSent: (trackingNo: string, email: string) => void) {
  const { privacyNotice } = useInstitution()
  const language = useLanguage()
  const attachments = useAttachments({ isKept: true })
  const create = useCreateRequest()
  const [step, setStep] = useState(Math.min(begun.step, lastStep))
  const [above, setAbove] = useState<string>()
  const form = useForm<RequestValues>({
    mode: 'controlled',
    initialValues: begun.values,
    clearInputErrorOnChange: true,
  })
  const top = useRef<HTMLHeadingElement>(null)
  const values = form.getValues()
  useEffect(() => keepDraft({ values, step }), [values, step])

  const body = () =>
    bodyOf(values, { language, privacyNoticeVersion: privacyNotice.version, attachmentIds: attachments.ids })
  const problems = () =>
    Object.fromEntries(Object.entries(errorsOf(requestSchema, body())).map(([name, said]) => [fieldOf(name), said]))
  const show = (errors: Record<string, string>) => {
    form.setErrors(errors)
    const [first] = stepFields.flat().filter((name) => errors[name])
    if (!first) return
    setStep(stepOf(first))
    requestAnimationFrame(() => focusField(first))
  }
  const go = (next: number) => {
    setAbove(undefined)
    setStep(next)
    requestAnimationFrame(() => top.current?.focus())
  }
  const next = () => {
    const fields: readonly string[] = stepFields[step] ?? []
    const errors = Object.fromEntries(Object.entries(problems()).filter(([name]) => fields.includes(name)))
    if (Object.keys(errors).length > 0) show(errors)
    else go(step + 1)
  }
  const send = async () => {
    const errors = problems()
    if (Object.keys(errors).length > 0) return show(errors)
    if (attachments.isBusy) return setAbove(t('stillAttaching'))
    setAbove(undefined)
    try {
      const { trackingNo } = await create({ body: body() })
      dropDraft()
      onSent(trackingNo, values.email)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      if (error.errors.idempotencyKey) {
        // An earlier form arrived though its answer did not come back; what stands here now is another one.
        form.setFieldValue('idempotencyKey', crypto.randomUUID())
        return setAbove(t('sentBefore'))
      }
      const placed = placeRefusal(error, Object.keys(body()))
      setAbove(placed.above ?? placed.onField.attachmentIds)
      show(Object.fromEntries(Object.entries(placed.onField).map(([name, said]) => [fieldOf(name), said])))
    }
  }
  return {
    form: form as unknown as AnyForm,
    values,
    set: form.setFieldValue as (name: string, value: unknown) => void,
    step,
    top,
    above,
    attachments,
    isSending: create.isPending,
    back: () => go(step - 1),
    go,
    submit: () => (step < lastStep ? next() : void send()),
  }
}

const focusField = (name: string) =>
  document.querySelector<HTMLElement>(`[data-request-form] [name="${name}"]`)?.focus()
