import '../../ui/mantine-more.css'
import type { UserRef } from '@sinupan/contract'
import { useState } from 'react'
import { useField } from '../../lib/contract-form.ts'
import { fullName } from '../../lib/stored-user.ts'
import { useFound } from '../../lib/use-found.ts'
import { Select } from '../../ui/select.tsx'
import { text } from '../../ui/text.ts'
import { foundPeopleQuery } from './choices.api.ts'
import { t } from './words.ts'

interface PersonFieldProps {
  /** The field of the form that takes the person's id. */
  name: string
  label: string
  /** Who is chosen at first. */
  known?: UserRef | undefined
  onPerson?: (person: UserRef | undefined) => void
  /** The dialog opens with the focus on it, as on a first field. */
  autoFocus?: boolean
}
type Field = { value: string; onChange: (value: string) => void; name: string; error?: string }

/** A person with an active account, found by name, user name or e-mail while one types. */
export function PersonField({ name, label, known, onPerson, autoFocus = true }: PersonFieldProps) {
  const { value, onChange, ...field } = useField(name) as unknown as Field
  const [search, setSearch] = useState(known ? fullName(known) : '')
  const [chosen, setChosen] = useState(known)
  const { data, isLooking } = useFound(search, foundPeopleQuery, chosen && fullName(chosen))
  const people = data?.items ?? []
  const all = chosen && !people.some(({ id }) => id === chosen.id) ? [chosen, ...people] : people
  const choose = (id: string | null) => {
    const person = all.find((one) => one.id === id)
    setChosen(person)
    onChange(person?.id ?? '')
    onPerson?.(person)
  }
  return (
    <Select
      {...field}
      {...(autoFocus && { 'data-autofocus': true })}
      openOnFocus={false}
      allowDeselect={false}
      label={label}
      placeholder={t('findPerson')}
      searchable
      isLooking={isLooking}
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
      value={value || null}
      onChange={choose}
    />
  )
}
