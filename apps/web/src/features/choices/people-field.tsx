import { useState } from 'react'
import { useField } from '../../lib/contract-form.ts'
import { useFound } from '../../lib/use-found.ts'
import { foundPeopleQuery } from './choices.api.ts'
import { personPick } from './person-pick.ts'
import { type Pick, PickSeveral } from './pick-several.tsx'
import { t } from './words.ts'

interface PeopleFieldProps {
  /** The field of the form that takes the ids of people. */
  name: string
  label: string
  /** A name was typed and nobody picked by it. */
  onLeft: (isLeft: boolean) => void
}
type Field = { onChange: (value: string[]) => void; name: string; error?: string }

/** Several people with active accounts, found by name, user name or e-mail while one types. */
export function PeopleField({ name, label, onLeft }: PeopleFieldProps) {
  const { onChange, error } = useField(name) as unknown as Field
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<readonly Pick[]>([])
  const { data, isLooking } = useFound(typed, foundPeopleQuery)
  return (
    <PickSeveral
      label={label}
      placeholder={t('findPerson')}
      picked={picked}
      onPick={(next) => {
        setPicked(next)
        onChange(next.map(({ id }) => id))
      }}
      typed={typed}
      onTyped={setTyped}
      found={data && !isLooking ? [{ group: '', picks: data.items.map(personPick) }] : undefined}
      nothingFound={t('noPerson')}
      onLeft={onLeft}
      error={error}
    />
  )
}
