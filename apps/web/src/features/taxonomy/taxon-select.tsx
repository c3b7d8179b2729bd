import '../../ui/mantine-more.css'
import { Select } from '../../ui/select.tsx'

interface Choice {
  id: number
  name: string
}

interface TaxonSelectProps {
  label: string
  placeholder: string
  choices: readonly Choice[]
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** One of many series or tags, found while one types. */
export function TaxonSelect({ label, placeholder, choices, value, onChange }: TaxonSelectProps) {
  return (
    <Select
      data-autofocus
      openOnFocus={false}
      label={label}
      placeholder={placeholder}
      searchable
      clearable
      limit={50}
      data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  )
}
