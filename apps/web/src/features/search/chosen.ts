import { changed, type SearchState, type StatusFilter } from './search-state.ts'

export type Facet = 'category' | 'tag' | 'unit' | 'file' | 'status' | 'year' | 'classified'

const lists = { category: 'categories', tag: 'tags', unit: 'units', file: 'fileTypes', status: 'statuses' } as const
type ListFacet = keyof typeof lists
const isList = (facet: Facet): facet is ListFacet => facet in lists

/** The whole year that from and to are, as a text; undefined where they aren't one. */
export function yearOf({ from, to }: Pick<SearchState, 'from' | 'to'>): string | undefined {
  const year = from?.slice(0, 4)
  return year && from === `${year}-01-01` && to === `${year}-12-31` ? year : undefined
}

/** The values that are chosen of a facet, as texts. */
export function chosenOf(state: SearchState, facet: Facet): readonly string[] {
  if (facet === 'year') return [yearOf(state) ?? []].flat()
  if (facet === 'classified') return state.isClassified === undefined ? [] : [state.isClassified ? 'yes' : 'no']
  const about = state.about?.kind.toLowerCase() === facet ? [String(state.about?.id)] : []
  return [...about, ...state[lists[facet]].map(String)]
}

/** Sets values of a facet, or takes them away where all of them are set. Of years one is set at a time. */
export function toggled(state: SearchState, facet: Facet, values: readonly string[]): SearchState {
  const now = chosenOf(state, facet)
  const areSet = values.length > 0 && values.every((value) => now.includes(value))
  const [first] = areSet ? [] : values
  if (facet === 'year') return changed(state, { from: first && `${first}-01-01`, to: first && `${first}-12-31` })
  if (facet === 'classified') return changed(state, { isClassified: first === undefined ? undefined : first === 'yes' })
  const next = areSet ? now.filter((value) => !values.includes(value)) : [...new Set([...now, ...values])]
  return withList(state, facet, next)
}

function withList(state: SearchState, facet: ListFacet, next: readonly string[]): SearchState {
  const { about } = state
  const isAbout = about?.kind.toLowerCase() === facet
  const keepsAbout = isAbout && next.includes(String(about?.id))
  const listed = keepsAbout ? next.filter((value) => value !== String(about?.id)) : next
  const left = isAbout && !keepsAbout ? { about: undefined, type: 'any' as const } : {}
  if (facet === 'file') return changed(state, { ...left, fileTypes: listed })
  if (facet === 'status') return changed(state, { ...left, statuses: listed as StatusFilter[] })
  return changed(state, { ...left, [lists[facet]]: listed.map(Number) })
}

/** Without any filter; words and type stay. */
export const withoutFilters = (state: SearchState): SearchState =>
  changed(state, {
    ...(state.about && { about: undefined, type: 'any' as const }),
    categories: [],
    tags: [],
    units: [],
    fileTypes: [],
    statuses: [],
    from: undefined,
    to: undefined,
    isClassified: undefined,
    folderId: undefined,
  })

/** How many filters are set. */
export function filterCount(state: SearchState): number {
  const { about, from, to, isClassified, folderId } = state
  const singles = [about, from ?? to, isClassified, folderId].filter((one) => one !== undefined).length
  return (
    singles +
    (Object.keys(lists) as Facet[]).reduce((sum, facet) => sum + (isList(facet) ? state[lists[facet]].length : 0), 0)
  )
}
