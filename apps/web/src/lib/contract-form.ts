import { type UseFormReturnType, useForm } from '@mantine/form'
import { judge } from '@sinupan/contract'
import { createContext, type FormEvent, use, useState } from 'react'
import type { z } from 'zod'
import { ApiRefusal } from './api-refusal.ts'
import { refusalLine } from './refusal-line.ts'
import { inSpoken } from './said.ts'

type Values = Record<string, unknown>
export type AnyForm = UseFormReturnType<Values>

/** What the contract says of values, as Mantine's errors: a message by path, `files.0.name`, in the language that is spoken. */
export function errorsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of judge(schema, values).problems ?? [])
    errors[path.map(String).join('.')] ??= inSpoken(message)
  return errors
}

/** The field that a refusal without a field is about. */
const fieldOfCode: Partial<Record<ApiRefusal['code'], string>> = {
  NameTaken: 'name',
  WeakPassword: 'password',
  InvalidCode: 'code',
  WrongPassword: 'password',
}

/** Where a refusal is shown: on fields that the form has, and the rest above them. */
export function placeRefusal(refusal: ApiRefusal, fields: readonly string[]) {
  const about = fieldOfCode[refusal.code] ?? ''
  const hasErrors = Object.keys(refusal.errors).length > 0
  const named = hasErrors ? refusal.errors : { [fields.includes(about) ? about : '']: [refusalLine(refusal)] }
  const onField: Record<string, string> = {}
  const above: string[] = []
  for (const [path, messages] of Object.entries(named)) {
    const field = path.replace(/\[(\d+)\]/g, '.$1')
    if (fields.includes(field.split('.')[0] ?? '')) onField[field] = messages.join(' ')
    else above.push(...messages.map((message) => (path ? `${path}: ${message}` : message)))
  }
  return { onField, above: above.join(' ') || undefined }
}

interface ContractFormOptions<S extends z.ZodType> {
  /** The body's schema, from the contract. */
  schema: S
  values: z.input<S>
  /** Sends it. A refusal that it rejects with is shown in the form. */
  onSubmit: (body: z.input<S>) => Promise<unknown>
  onDone?: (() => void) | undefined
}

/** A form that is judged by the contract before it is sent, and shows the server's refusals on their fields. */
export function useContractForm<S extends z.ZodType>({ schema, values, onSubmit, onDone }: ContractFormOptions<S>) {
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const [above, setAbove] = useState<string>()
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: values as Values,
    validate: (now) => errorsOf(schema, now),
    clearInputErrorOnChange: true,
  })
  const showOnFields = (errors: Record<string, unknown>) => {
    form.setErrors(errors as Record<string, string>)
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
  }
  const send = async (body: Values) => {
    setPending(true)
    setAbove(undefined)
    try {
      await onSubmit(body as z.input<S>)
      onDone?.()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      const placed = placeRefusal(error, Object.keys(body))
      setRefusal(error)
      setAbove(placed.above)
      showOnFields(placed.onField)
    } finally {
      setPending(false)
    }
  }
  const submit = (event?: FormEvent<HTMLFormElement>) => form.onSubmit((body) => void send(body), showOnFields)(event)
  return { form, submit, isPending, above, refusal: above === undefined ? undefined : refusal }
}

const FormContext = createContext<AnyForm | undefined>(undefined)
export const FormProvider = FormContext.Provider

/** A field's value, error and change, for any Mantine input: `<TextInput {...useField('name')} />`. */
export function useField(name: string, options?: { type: 'checkbox' }) {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands in a form.')
  return { ...form.getInputProps(name, options), name }
}
