import '../../ui/mantine-more.css'
import { useDebouncedValue } from '@mantine/hooks'
import { getUnit, listUnits } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { debounceMs } from '../../lib/debounce.ts'
import { pagedQuery, query } from '../../lib/query.ts'
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
  const { chosen, groups } = useUnits(text, value, but)
  return (
    <Select
      placeholder={t('noUnit')}
      {...rest}
      {...(autoFocus && { 'data-autofocus': true, openOnFocus: false })}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      searchable
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
  const [search] = useDebouncedValue(text, debounceMs)
  const known = useQuery({ ...query(getUnit, { params: { id: value ?? 0 } }), enabled: value !== null }).data
  const isChosen = known !== undefined && search === known.name
  const found = useQuery(pagedQuery(listUnits, { query: { pageSize: 50, ...(search && !isChosen && { search }) } }))
  const units = (found.data?.items ?? []).filter(({ id }) => !but.includes(id) && id !== known?.id)
  const groups = new Map<string, { value: string; label: string }[]>()
  for (const { id, name, office } of known && value !== null ? [known, ...units] : units) {
    const group = `${office.campus.campusName} · ${office.name}`
    groups.set(group, [...(groups.get(group) ?? []), { value: String(id), label: name }])
  }
  return {
    chosen: value === null || !known ? null : String(value),
    groups: [...groups].map(([group, items]) => ({ group, items })),
  }
}
