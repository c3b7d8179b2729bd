import { Select } from '../../ui/select.tsx'
import { useCategoryChoices } from '../choices/index.ts'
import classes from './document-details.module.css'
import { t } from './words.ts'

interface CategoryEditProps {
  value: number | undefined
  onSave: (id: number | null) => void
  onClose: () => void
}

/** The records series of a document, to search among the groups. */
export function CategoryEdit({ value, onSave, onClose }: CategoryEditProps) {
  const choices = useCategoryChoices()
  return (
    <Select
      aria-label={t('category')}
      placeholder={t('findCategory')}
      size="xs"
      className={classes.field ?? ''}
      data={choices}
      value={value === undefined ? null : String(value)}
      searchable
      clearable
      autoFocus
      defaultDropdownOpened
      nothingFoundMessage={t('noCategoryFound')}
      maxDropdownHeight={320}
      comboboxProps={{ width: 264, position: 'bottom-start' }}
      onChange={(id) => {
        onSave(id === null ? null : Number(id))
        onClose()
      }}
      onBlur={onClose}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    />
  )
}
