import { type DeliveryUnit, listUnits, type UserRef } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagedQuery } from '../../lib/query.ts'
import { useRested } from '../../lib/rested.ts'
import { foundPeopleQuery, type Pick, PickSeveral, personPick } from '../choices/index.ts'
import { t } from './words.ts'

/** Somebody or a unit that was chosen. */
export interface Whom extends Pick {
  userId?: string
  unitId?: number
}

interface WhomFieldProps {
  value: readonly Whom[]
  onChange: (value: Whom[]) => void
  /** A name was typed and nobody picked by it. */
  onLeft: (isLeft: boolean) => void
  error?: string | undefined
}

const ofPerson = (person: UserRef): Whom => ({ ...personPick(person), id: `u${person.id}`, userId: person.id })
const ofUnit = ({ id, name, office }: DeliveryUnit): Whom => ({
  id: `n${id}`,
  label: name,
  line: office.name,
  unitId: id,
})

/** People and units in one field, found on the server by name, e-mail or unit while one types. */
export function WhomField({ value, onChange, onLeft, error }: WhomFieldProps) {
  const [typed, setTyped] = useState('')
  const asked = useRested(typed.trim())
  const enabled = asked !== ''
  const people = useQuery({ ...foundPeopleQuery(asked), enabled }).data?.items
  const units = useQuery({ ...pagedQuery(listUnits, { query: { search: asked, pageSize: 8 } }), enabled }).data?.items
  const isFound = people && units && asked === typed.trim()
  return (
    <PickSeveral
      label={t('whom')}
      placeholder={t('findWhom')}
      picked={value}
      onPick={onChange}
      typed={typed}
      onTyped={setTyped}
      found={
        isFound && enabled
          ? [
              { group: t('people'), picks: people.map(ofPerson) },
              { group: t('units'), picks: units.map(ofUnit) },
            ]
          : undefined
      }
      nothingFound={t('nobodyFound')}
      onLeft={onLeft}
      error={error}
    />
  )
}
