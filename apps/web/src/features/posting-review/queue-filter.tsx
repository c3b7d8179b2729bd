import { campusesQuery, categoriesQuery } from '../choices/index.ts'
import '../../ui/mantine-more.css'
import { ActionIcon, Button, Popover, TextInput } from '@mantine/core'
import { IconFilter, IconFilterFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFocusReturn } from '../../ui/focus-return.ts'
import { useIsPhone } from '../../ui/media.ts'
import { Select } from '../../ui/select.tsx'
import { isFiltered, type QueueFilter } from './place.ts'
import classes from './queue.module.css'
import { t } from './words.ts'

interface QueueFilterProps {
  filter: QueueFilter
  onChange: (filter: QueueFilter) => void
}

/** Narrows the queue by name, campus and category. */
export function QueueFilterButton({ filter, onChange }: QueueFilterProps) {
  const [isOpen, setOpen] = useState(false)
  useFocusReturn(isOpen)
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

function Fields({ filter, onChange }: QueueFilterProps) {
  const [search, setSearch] = useState(filter.search)
  const campuses = useQuery(campusesQuery()).data?.items.map(({ id, campusName }) => ({ id, name: campusName }))
  const categories = useQuery(categoriesQuery()).data?.items.map(({ id, category }) => ({ id, name: category }))
  const change = (part: Partial<QueueFilter>) => onChange({ ...filter, search: search.trim(), ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({})
  }
  return (
    <form className={classes.filter} onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t('filterName')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Choice
        label={t('filterCampus')}
        any={t('anyCampus')}
        choices={campuses}
        value={filter.campusId}
        onChange={(campusId) => change({ campusId })}
      />
      <Choice
        label={t('filterCategory')}
        any={t('anyCategory')}
        choices={categories}
        value={filter.categoryId}
        onChange={(categoryId) => change({ categoryId })}
      />
      <FilterActs isOn={isFiltered(filter)} onClear={() => change(noFilter)} />
    </form>
  )
}

const noFilter: QueueFilter = { search: '', campusId: undefined, categoryId: undefined }

function FilterActs({ isOn, onClear }: { isOn: boolean; onClear: () => void }) {
  return (
    <div className={classes.filterActs}>
      {isOn && (
        <Button variant="subtle" color="gray" onClick={onClear}>
          {t('clearFilter')}
        </Button>
      )}
      <Button type="submit" variant="default">
        {t('filter')}
      </Button>
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** What it says while nothing is chosen. */
  any: string
  choices: readonly { id: number; name: string }[] | undefined
  value: number | undefined
  onChange: (id: number | undefined) => void
}

function Choice({ label, any, choices = [], value, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      placeholder={any}
      clearable
      searchable
      comboboxProps={{ withinPortal: false }}
      data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  )
}
