import '../../ui/mantine-more.css'
import { ActionIcon, Button, Popover, Select, TextInput } from '@mantine/core'
import { IconFilter, IconFilterFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useIsPhone } from '../../ui/media.ts'
import { isFiltered, type QueueFilter } from './place.ts'
import { campusesQuery, categoriesQuery } from './posting-review.api.ts'
import classes from './queue.module.css'
import { t } from './words.ts'

interface QueueFilterProps {
  filter: QueueFilter
  onChange: (filter: QueueFilter) => void
}

/** Narrows the queue by name, campus and category. */
export function QueueFilterButton({ filter, onChange }: QueueFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const phone = useIsPhone()
  const isOn = isFiltered(filter)
  const Icon = isOn ? IconFilterFilled : IconFilter
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus>
      <Popover.Target>
        <ActionIcon
          size={phone ? 44 : 32}
          aria-label={isOn ? t('filterOn') : t('filter')}
          title={t('filter')}
          color={isOn ? 'ink' : 'gray'}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filter')}>
        <Fields
          filter={filter}
          onChange={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

const idText = (id: number | undefined) => (id === undefined ? null : String(id))
const idOf = (text: string | null) => (text === null ? undefined : Number(text))

function Fields({ filter, onChange }: QueueFilterProps) {
  const [search, setSearch] = useState(filter.search)
  const { data: campuses } = useQuery(campusesQuery())
  const { data: categories } = useQuery(categoriesQuery())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...filter, search: search.trim() })
  }
  return (
    <form className={classes.filter} onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t('filterName')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Select
        label={t('filterCampus')}
        placeholder={t('anyCampus')}
        clearable
        comboboxProps={{ withinPortal: false }}
        data={campuses?.items.map(({ id, campusName }) => ({ value: String(id), label: campusName })) ?? []}
        value={idText(filter.campusId)}
        onChange={(id) => onChange({ ...filter, search: search.trim(), campusId: idOf(id) })}
      />
      <Select
        label={t('filterCategory')}
        placeholder={t('anyCategory')}
        clearable
        searchable
        comboboxProps={{ withinPortal: false }}
        data={categories?.items.map(({ id, category }) => ({ value: String(id), label: category })) ?? []}
        value={idText(filter.categoryId)}
        onChange={(id) => onChange({ ...filter, search: search.trim(), categoryId: idOf(id) })}
      />
      <div className={classes.filterActs}>
        {isFiltered(filter) && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => onChange({ search: '', campusId: undefined, categoryId: undefined })}
          >
            {t('clearFilter')}
          </Button>
        )}
        <Button type="submit" variant="default">
          {t('filter')}
        </Button>
      </div>
    </form>
  )
}
