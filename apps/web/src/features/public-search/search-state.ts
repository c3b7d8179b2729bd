import type { listPublic, QueryOf } from '@sinupan/contract'

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
  /** From 1. */
  page: number
  pageSize: number
}

export const usualPageSize = 10
export const pageSizes = [usualPageSize, 25, 50, 100] as const

/** A facet of the search: its name in the address. */
export type Facet = 'category' | 'campus' | 'year' | 'type'

const numbersIn = (text: string | null) => [
  ...new Set(
    (text ?? '').split(',').flatMap((part) => (/^\d{1,9}$/.test(part) && Number(part) > 0 ? [Number(part)] : [])),
  ),
]
const wordsIn = (text: string | null) => [
  ...new Set(
    (text ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => /^[a-z0-9]{1,20}$/.test(part)),
  ),
]
const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value)

/** Reads an address; what it can't mean is left out. */
export function readState(params: URLSearchParams): SearchState {
  return {
    search: (params.get('q') ?? '').slice(0, 400),
    categories: numbersIn(params.get('category')),
    campuses: numbersIn(params.get('campus')),
    years: numbersIn(params.get('year')),
    fileTypes: wordsIn(params.get('type')),
    sort: oneOf(sorts, params.get('sort')),
    page: numbersIn(params.get('page'))[0] ?? 1,
    pageSize: oneOf(pageSizes, numbersIn(params.get('size'))[0]) ?? usualPageSize,
  }
}

/** The address of a search, with nothing in it that goes without saying. */
export function writeState(state: SearchState): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string) => value !== '' && params.set(name, value)
  set('q', state.search)
  set('category', state.categories.join())
  set('campus', state.campuses.join())
  set('year', state.years.join())
  set('type', state.fileTypes.join())
  set('sort', state.sort ?? '')
  set('page', state.page > 1 ? String(state.page) : '')
  set('size', state.pageSize === usualPageSize ? '' : String(state.pageSize))
  return params
}

/** Whether anything is sought; if not, there is the home page. */
export const isAsked = (state: SearchState): boolean => writeState(state).size > 0

/** A change of what is sought begins at the first page again. */
export const changed = (state: SearchState, change: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
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
    page: state.page - 1,
    pageSize: state.pageSize,
  }
}
