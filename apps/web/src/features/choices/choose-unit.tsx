import { getUnit, listUnits } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagedQuery, query } from '../../lib/query.ts'
import { useFound } from '../../lib/use-found.ts'
import { Select } from '../../ui/select.tsx'
import { t } from './words.ts'

interface ChooseUnitProps {
  label?: string
  description?: string
  placeholder?: string
  value: number | null
  onChange: (unitId: number | null) => void
  error?: string | undefined
  /** The label is for readers only. */
  isLabelHidden?: boolean
  /** Left out of the list. */
  but?: readonly number[]
  /** Where the focus stands when a dialog opens. */
  autoFocus?: boolean
}

/** A unit, looked for on the server by its name while one types; units of an office stand together. */
export function ChooseUnit({
  label = t('unit'),
  isLabelHidden,
  autoFocus,
  value,
  onChange,
  but = [],
  ...rest
}: ChooseUnitProps) {
  const [text, setText] = useState('')
  const { chosen, groups, isLooking } = useUnits(text, value, but)
  return (
    <Select
      placeholder={t('noUnit')}
      {...rest}
      {...(autoFocus && { 'data-autofocus': true, openOnFocus: false })}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      searchable
      isLooking={isLooking}
      clearable
      filter={({ options }) => options}
      nothingFoundMessage={t('noUnitFound')}
      clearButtonProps={{ 'aria-label': t('noUnit') }}
      data={groups}
      searchValue={text}
      onSearchChange={setText}
      value={chosen}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  )
}

/** Units of that name, and the chosen one wherever it is. */
function useUnits(text: string, value: number | null, but: readonly number[]) {
  const known = useQuery({ ...query(getUnit, { params: { id: value ?? 0 } }), enabled: value !== null }).data
  const { data, isLooking } = useFound(text, unitsNamedQuery, known?.name)
  const units = (data?.items ?? []).filter(({ id }) => !but.includes(id) && id !== known?.id)
  const groups = new Map<string, { value: string; label: string }[]>()
  for (const { id, name, office } of known && value !== null ? [known, ...units] : units) {
    const group = `${office.campus.campusName} · ${office.name}`
    groups.set(group, [...(groups.get(group) ?? []), { value: String(id), label: name }])
  }
  return {
    chosen: value === null || !known ? null : String(value),
    groups: [...groups].map(([group, items]) => ({ group, items })),
    isLooking,
  }
}

const unitsNamedQuery = (search: string) =>
  pagedQuery(listUnits, { query: { pageSize: 50, ...(search && { search }) } })
