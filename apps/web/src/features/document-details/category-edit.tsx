import { Select } from '@mantine/core'
import type { listCategories, ResponseOf } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from './document-details.api.ts'
import classes from './document-details.module.css'
import { t } from './words.ts'

interface CategoryEditProps {
  value: number | undefined
  onSave: (id: number | null) => void
  onClose: () => void
}

/** The records series of a document, to search among the groups. */
export function CategoryEdit({ value, onSave, onClose }: CategoryEditProps) {
  const { data } = useQuery(categoriesQuery())
  return (
    <Select
      aria-label={t('category')}
      placeholder={t('findCategory')}
      size="xs"
      className={classes.field ?? ''}
      data={grouped(data?.items ?? [])}
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

type Category = ResponseOf<typeof listCategories>['items'][number]

/** Groups by name, in each its categories by name. */
function grouped(categories: readonly Category[]) {
  const byGroup = Map.groupBy(categories, (category) => category.documentCategoryGroup.group)
  return [...byGroup]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([group, items]) => ({
      group,
      items: items.map(({ id, category }) => ({ value: String(id), label: category })),
    }))
}
