import type { PublicFacets } from '@sinupan/contract'
import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { FacetGroup } from '../../ui/search/facet-group.tsx'
import { useChosen } from './chosen.ts'
import { type FilterOption, optionsOf } from './filter-options.ts'
import { type Facet, type SearchState, toggled } from './search-state.ts'
import { t } from './words.ts'

export interface FilterGroupsProps {
  state: SearchState
  facets: PublicFacets | undefined
  hidden: Facet | undefined
  onChange: (state: SearchState) => void
}

const groups = [
  { facet: 'category', word: 'category', most: 5 },
  { facet: 'campus', word: 'campusFacet', most: 6 },
  { facet: 'year', word: 'year', most: 3 },
  { facet: 'type', word: 'type', most: 5 },
] as const

/** The facets with their counts; long ones unfold. */
export function FilterGroups({ state, facets, hidden, onChange }: FilterGroupsProps) {
  const chosen = useChosen(state, facets)
  return groups
    .filter(({ facet }) => facet !== hidden)
    .map(({ facet, word, most }) => (
      <Group
        key={facet}
        label={t(word)}
        options={optionsOf(facet, facets, chosen)}
        most={most}
        isYear={facet === 'year'}
        onToggle={(values) => onChange(toggled(state, facet, values))}
      />
    ))
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
  const moreLabel = isUnfolded ? t('fewer') : isYear ? t('otherYears') : t('more', { count: left })
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
      more={left > 0 || isUnfolded ? { label: moreLabel, onPress: () => setUnfolded(!isUnfolded) } : undefined}
    />
  )
}
