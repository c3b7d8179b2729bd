import type { SearchFacets } from '@sinupan/contract'
import { formatCount } from '../../../lib/format.ts'
import { FacetGroup } from '../../../ui/search/facet-group.tsx'
import { toggled } from '../chosen.ts'
import type { SearchState } from '../search-state.ts'
import { t } from '../words.ts'
import { DatesFilter } from './dates-filter.tsx'
import { optionsOf } from './options.ts'
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
        <FacetGroup
          key={facet}
          label={t(word)}
          options={optionsOf(facet, state, facets, nameOf)}
          most={most}
          words={{
            folded: (count) => (facet === 'year' ? t('otherYears') : t('more', { count })),
            unfolded: t('fewer'),
            count: formatCount,
          }}
          onToggle={(values) => onChange(toggled(state, facet, values))}
        />
      ))}
      <DatesFilter key={`${state.from} ${state.to}`} state={state} onChange={onChange} />
    </>
  )
}
