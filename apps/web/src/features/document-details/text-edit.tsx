import { Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { z } from 'zod'
import classes from './document-details.module.css'

interface TextEditProps {
  label: string
  value: string
  /** What the contract allows. */
  schema: z.ZodType
  isLong?: boolean
  onSave: (value: string) => Promise<boolean>
  onClose: () => void
}

/** A text in place: Enter or leaving it saves, Escape puts it back. What the contract refuses stays open and says why. */
export function TextEdit({ label, value, schema, isLong, onSave, onClose }: TextEditProps) {
  const [typed, setTyped] = useState(value)
  const [isSaving, setSaving] = useState(false)
  const problem = schema.safeParse(typed).error?.issues[0]?.message
  const save = async () => {
    if (isSaving || problem) return
    if (typed === value) return onClose()
    setSaving(true)
    await onSave(typed)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save()
    }
  }
  const shared = {
    'aria-label': label,
    size: 'xs',
    className: classes.field ?? '',
    value: typed,
    error: problem,
    disabled: isSaving,
    autoFocus: true,
    onKeyDown,
    onBlur: () => (problem ? onClose() : void save()),
  } as const
  if (isLong)
    return <Textarea {...shared} autosize minRows={2} maxRows={8} onChange={(event) => setTyped(event.target.value)} />
  return (
    <TextInput
      {...shared}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
