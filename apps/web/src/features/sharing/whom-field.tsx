import '../../ui/mantine-more.css'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listUnits, type UserRef } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { debounceMs } from '../../lib/debounce.ts'
import { pagedQuery } from '../../lib/query.ts'
import { fullName } from '../../lib/stored-user.ts'
import { text } from '../../ui/text.ts'
import { foundPeopleQuery } from '../choices/index.ts'
import { t } from './words.ts'

/** Somebody or a unit that was chosen. */
export interface Whom {
  id: string
  label: string
  line: string
  userId?: string
  unitId?: number
}

interface WhomFieldProps {
  value: readonly Whom[]
  onChange: (value: Whom[]) => void
  error?: string | undefined
}

const ofPerson = (person: UserRef): Whom => ({
  id: `u${person.id}`,
  label: fullName(person),
  line: [person.position, person.email].filter(Boolean).join(' · '),
  userId: person.id,
})

/** People and units in one field, found on the server by name, e-mail or unit while one types. */
export function WhomField({ value, onChange, error }: WhomFieldProps) {
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), debounceMs)
  const people = useQuery({ ...foundPeopleQuery(asked), enabled: asked !== '' })
  const units = useQuery({
    ...pagedQuery(listUnits, { query: { search: asked, pageSize: 8 } }),
    enabled: asked !== '',
  })
  const isAsked = asked !== ''
  const found = {
    people: isAsked ? (people.data?.items ?? []).map(ofPerson) : [],
    units: isAsked
      ? (units.data?.items ?? []).map(
          ({ id, name, office }): Whom => ({ id: `n${id}`, label: name, line: office.name, unitId: id }),
        )
      : [],
  }
  // Two of one name are told apart by their line.
  const known = new Map([...value, ...found.people, ...found.units].map((one) => [one.id, one]))
  const option = ({ id, label }: Whom) => ({ value: id, label })
  const beside = value.filter(({ id }) => ![...found.people, ...found.units].some((one) => one.id === id))
  return (
    <MultiSelect
      data-autofocus
      label={t('whom')}
      {...(value.length === 0 && { placeholder: t('findWhom') })}
      searchable
      hidePickedOptions
      clearable={false}
      filter={({ options }) => options}
      nothingFoundMessage={isAsked ? (people.data && units.data ? t('nobodyFound') : t('loading')) : null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[
        { group: t('people'), items: [...beside.filter((one) => one.userId), ...found.people].map(option) },
        { group: t('units'), items: [...beside.filter((one) => one.unitId), ...found.units].map(option) },
      ]}
      value={value.map(({ id }) => id)}
      onChange={(ids) => {
        onChange(ids.flatMap((id) => known.get(id) ?? []))
        setTyped('')
      }}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className={text.caption} style={{ display: 'block' }}>
            {known.get(option.value)?.line}
          </span>
        </span>
      )}
      maxDropdownHeight={280}
      error={error}
    />
  )
}
