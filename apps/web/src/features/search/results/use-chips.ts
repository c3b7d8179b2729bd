import type { SearchFacets } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { formatCalendarDate } from '../../../lib/format.ts'
import { type Facet, toggled, yearOf } from '../chosen.ts'
import { optionsOf } from '../filters/options.ts'
import { useNames } from '../filters/use-names.ts'
import { folderQuery } from '../search.api.ts'
import { changed, type SearchState } from '../search-state.ts'
import { t } from '../words.ts'

export interface Chip {
  id: string
  name: string
  /** The search without it. */
  without: SearchState
}

const facets: readonly Facet[] = ['category', 'tag', 'unit', 'file', 'status', 'year', 'classified']

/** Every filter that is set, by its name, each to be taken away by itself. */
export function useChips(state: SearchState, found: SearchFacets | undefined): Chip[] {
  const nameOf = useNames(state)
  const folder = useQuery({ ...folderQuery(state.folderId ?? 0), enabled: Boolean(state.folderId) }).data
  const ofFacets = facets.flatMap((facet) =>
    optionsOf(facet, state, found, nameOf)
      .filter(({ isChosen }) => isChosen)
      .map(({ id, name, values }) => ({ id: `${facet} ${id}`, name, without: toggled(state, facet, values) })),
  )
  return [...ofFacets, ...dateChips(state), ...folderChips(state, folder?.name)]
}

function dateChips(state: SearchState): Chip[] {
  const { from, to } = state
  if (yearOf(state)) return []
  return [
    ...(from
      ? [
          {
            id: 'from',
            name: t('fromDate', { day: formatCalendarDate(from) }),
            without: changed(state, { from: undefined }),
          },
        ]
      : []),
    ...(to
      ? [{ id: 'to', name: t('toDate', { day: formatCalendarDate(to) }), without: changed(state, { to: undefined }) }]
      : []),
  ]
}

function folderChips(state: SearchState, name: string | undefined): Chip[] {
  if (state.folderId === undefined) return []
  const label = state.folderId === 0 ? t('inMyOffice') : t('inFolder', { name: name ?? '…' })
  return [{ id: 'folder', name: label, without: changed(state, { folderId: undefined }) }]
}
