import { useState } from 'react'
import { DayField } from '../../lib/day-field.tsx'
import { today } from '../../lib/format.ts'
import { readDay } from '../../lib/read-day.ts'
import classes from './document-details.module.css'

interface DayEditProps {
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onSave: (day: string) => Promise<boolean>
  onClose: () => void
}

/** A date in place: Enter, leaving it or a day of the calendar saves, Escape puts it back. */
export function DayEdit({ label, value, onSave, onClose }: DayEditProps) {
  const [isSaving, setSaving] = useState(false)
  const save = async (day: string) => {
    setSaving(true)
    await onSave(day)
    onClose()
  }
  return (
    <DayField
      aria-label={label}
      size="xs"
      className={classes.field ?? ''}
      value={value}
      disabled={isSaving}
      autoFocus
      onChange={(day) => void save(day)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && readDay(event.currentTarget.value, today()) === value) onClose()
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    />
  )
}
