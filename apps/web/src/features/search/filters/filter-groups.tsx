import type { SearchFacets } from '@sinupan/contract'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { FacetGroup } from '../../../ui/search/facet-group.tsx'
import { toggled } from '../chosen.ts'
import type { SearchState } from '../search-state.ts'
import { t } from '../words.ts'
import { DatesFilter } from './dates-filter.tsx'
import { type FilterOption, optionsOf } from './options.ts'
import { useNames } from './use-names.ts'

export interface FilterGroupsProps {
  state: SearchState
  facets: SearchFacets | undefined
  onChange: (state: SearchState) => void
}

const groups = [
  { facet: 'category', word: 'category', most: 5 },
  { facet: 'year', word: 'year', most: 3 },
  { facet: 'file', word: 'file', most: 5 },
  { facet: 'unit', word: 'unit', most: 5 },
  { facet: 'tag', word: 'tag', most: 5 },
  { facet: 'status', word: 'status', most: 4 },
  { facet: 'classified', word: 'access', most: 2 },
] as const

/** The facets with their counts; long ones unfold. */
export function FilterGroups({ state, facets, onChange }: FilterGroupsProps) {
  const nameOf = useNames(state)
  return (
    <>
      {groups.map(({ facet, word, most }) => (
        <Group
          key={facet}
          label={t(word)}
          options={optionsOf(facet, state, facets, nameOf)}
          most={most}
          isYear={facet === 'year'}
          onToggle={(values) => onChange(toggled(state, facet, values))}
        />
      ))}
      <DatesFilter key={`${state.from} ${state.to}`} state={state} onChange={onChange} />
    </>
  )
}

interface GroupProps {
  label: string
  options: readonly FilterOption[]
  most: number
  isYear: boolean
  onToggle: (values: readonly string[]) => void
}

function Group({ label, options, most, isYear, onToggle }: GroupProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  if (options.length === 0) return null
  // What is chosen shows even where it stands far down.
  const shown = isUnfolded ? options : options.filter((option, index) => index < most || option.isChosen)
  const left = options.length - shown.length
  const folded = isYear ? t('otherYears') : t('more', { count: left })
  return (
    <FacetGroup
      label={label}
      options={shown.map(({ id, name, count, isChosen }) => ({
        id,
        label: name,
        checked: isChosen,
        ...(count !== undefined && { count: formatCount(count) }),
      }))}
      onToggle={(id) => onToggle(options.find((option) => option.id === id)?.values ?? [])}
      more={
        left > 0 || isUnfolded
          ? { label: isUnfolded ? t('fewer') : folded, onPress: () => setUnfolded(!isUnfolded) }
          : undefined
      }
    />
  )
}
