import { useCategoryChoices } from './taxon-choices.ts'
import '../../ui/mantine-more.css'
import type { SelectProps } from '@mantine/core'
import { Select } from '../../ui/select.tsx'
import { t } from './words.ts'

interface CategorySelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  value: number | null
  onChange: (id: number | null) => void
}

/** One of the records series, found by typing among their groups. */
export function CategorySelect({ value, onChange, ...rest }: CategorySelectProps) {
  const choices = useCategoryChoices(value)
  return (
    <Select
      placeholder={t('chooseCategory')}
      searchable
      openOnFocus={false}
      nothingFoundMessage={t('noCategoryFound')}
      maxDropdownHeight={280}
      comboboxProps={{ position: 'bottom-start' }}
      {...rest}
      data={choices}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}
