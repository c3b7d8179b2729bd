import type { listPublic, QueryOf } from '@sinupan/contract'
import { address } from '../../list/address.ts'
import { ids, numberOf, page, shortWords, someOf, text } from '../../list/address-parts.ts'

export const sorts = ['relevance', 'newest', 'oldest', 'name'] as const
export type Sort = (typeof sorts)[number]

/** What is sought among the public documents. The address holds it, so that it can be kept, sent and gone back to. */
export interface SearchState {
  search: string
  categories: readonly number[]
  campuses: readonly number[]
  years: readonly number[]
  fileTypes: readonly string[]
  /** Undefined: the best match where words are sought, else the newest. */
  sort: Sort | undefined
  /** From 0; in the address from 1. */
  page: number
  pageSize: (typeof pageSizes)[number]
}

export const usualPageSize = 10
export const pageSizes = [usualPageSize, 25, 50, 100] as const

/** A facet of the search: its name in the address. */
export type Facet = 'category' | 'campus' | 'year' | 'type'

const found = address(
  {
    search: text('q'),
    categories: ids('category'),
    campuses: ids('campus'),
    years: ids('year'),
    fileTypes: shortWords('type'),
    sort: someOf('sort', sorts),
    page: page('page', { first: 1 }),
    pageSize: numberOf('size', pageSizes, usualPageSize),
  },
  { filters: ['search', 'categories', 'campuses', 'years', 'fileTypes', 'sort'] },
)

/** Reads an address; what it can't mean is left out. */
export const readState: (params: URLSearchParams) => SearchState = found.read

/** The address of a search, with nothing in it that goes without saying. */
export const writeState = (state: SearchState): URLSearchParams => found.write(state)

/** Whether anything is sought; if not, there is the home page. */
export const isAsked = (state: SearchState): boolean => writeState(state).size > 0

/** A change of what is sought begins at the first page again. */
export const changed = (state: SearchState, change: Partial<SearchState>): SearchState => ({
  ...state,
  page: 0,
  ...change,
})

const keys = { category: 'categories', campus: 'campuses', year: 'years', type: 'fileTypes' } as const

/** The values that are chosen of a facet, as texts. */
export const chosenOf = (state: SearchState, facet: Facet): readonly string[] => state[keys[facet]].map(String)

/** Sets values of a facet, or takes them away where all of them are set. */
export function toggled(state: SearchState, facet: Facet, values: readonly string[]): SearchState {
  const now = chosenOf(state, facet)
  const areSet = values.every((value) => now.includes(value))
  const next = areSet ? now.filter((value) => !values.includes(value)) : [...new Set([...now, ...values])]
  return changed(state, { [keys[facet]]: facet === 'type' ? next : next.map(Number) })
}

export const withoutFilters = (state: SearchState): SearchState =>
  changed(state, { categories: [], campuses: [], years: [], fileTypes: [] })

/** How many filters are set. */
export const filterCount = (state: SearchState): number =>
  state.categories.length + state.campuses.length + state.years.length + state.fileTypes.length

/** The search as the call takes it. */
export function callOf(state: SearchState): Partial<QueryOf<typeof listPublic>> {
  return {
    search: state.search.trim(),
    categoryId: [...state.categories],
    campusId: [...state.campuses],
    year: [...state.years],
    fileType: state.fileTypes.join(),
    sort: state.sort,
    page: state.page,
    pageSize: state.pageSize,
  }
}
