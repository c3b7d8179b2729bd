import '../../ui/mantine-more.css'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { UserRef } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useField } from '../../lib/contract-form.ts'
import { debounceMs } from '../../lib/debounce.ts'
import { fullName } from '../../lib/stored-user.ts'
import { text } from '../../ui/text.ts'
import { foundPeopleQuery } from './choices.api.ts'
import { t } from './words.ts'

interface PeopleFieldProps {
  /** The field of the form that takes the ids of people. */
  name: string
  label: string
  /** Left out of the list. */
  but?: readonly string[]
}
type Field = { value: string[]; onChange: (value: string[]) => void; name: string; error?: string }

/** Several people with active accounts, found by name, user name or e-mail while one types. */
export function PeopleField({ name, label, but = [] }: PeopleFieldProps) {
  const { value, onChange, ...field } = useField(name) as unknown as Field
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly UserRef[]>([])
  const [asked] = useDebouncedValue(search.trim(), debounceMs)
  const { data } = useQuery(foundPeopleQuery(asked))
  const found = (data?.items ?? []).filter(({ id }) => !but.includes(id))
  const all = [...chosen, ...found.filter(({ id }) => !chosen.some((one) => one.id === id))]
  const choose = (ids: string[]) => {
    setChosen(all.filter(({ id }) => ids.includes(id)))
    setSearch('')
    onChange(ids)
  }
  return (
    <MultiSelect
      {...field}
      data-autofocus
      openOnFocus={false}
      hidePickedOptions
      label={label}
      placeholder={value.length > 0 ? '' : t('findPerson')}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      nothingFoundMessage={data ? t('noPerson') : t('loading')}
      data={all.map((person) => ({ value: person.id, label: fullName(person) }))}
      renderOption={({ option }) => {
        const person = all.find(({ id }) => id === option.value)
        return (
          <span>
            {option.label}
            <span className={text.caption} style={{ display: 'block' }}>
              {[person?.position, person?.email].filter(Boolean).join(' · ')}
            </span>
          </span>
        )
      }}
      value={value}
      onChange={choose}
    />
  )
}
