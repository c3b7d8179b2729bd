import '../ui/mantine-more.css'
import { Switch } from '@mantine/core'
import { Select } from '../ui/select.tsx'
import { useField } from './contract-form.ts'

interface SelectFieldProps {
  name: string
  label: string
  data: readonly { value: string; label: string }[]
  description?: string
  placeholder?: string
  clearable?: boolean
  /** Whether the body holds a number. */
  isNumber?: boolean
}

/** One of several in a contract form; a number where the body holds one, null where it is cleared. */
export function SelectField({ isNumber, ...props }: SelectFieldProps) {
  const { value, onChange, ...field } = useField(props.name) as {
    value: string | number | null | undefined
    onChange: (value: unknown) => void
  }
  return (
    <Select
      searchable={props.data.length > 8}
      allowDeselect={props.clearable === true}
      {...props}
      {...field}
      value={value == null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : isNumber ? Number(next) : next)}
    />
  )
}

interface SwitchFieldProps {
  name: string
  label: string
  description?: string
}

export const SwitchField = (props: SwitchFieldProps) => (
  <Switch {...props} {...useField(props.name, { type: 'checkbox' })} />
)
