import type { PublicFacets } from '@sinupan/contract'
import { formatCount } from '../../lib/format.ts'
import { FacetGroup } from '../../ui/search/facet-group.tsx'
import { useChosen } from './chosen.ts'
import { optionsOf } from './filter-options.ts'
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
      <FacetGroup
        key={facet}
        label={t(word)}
        options={optionsOf(facet, facets, chosen)}
        most={most}
        words={{
          folded: (count) => (facet === 'year' ? t('otherYears') : t('more', { count })),
          unfolded: t('fewer'),
          count: formatCount,
        }}
        onToggle={(values) => onChange(toggled(state, facet, values))}
      />
    ))
}
