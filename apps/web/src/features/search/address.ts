import { paths } from '../../lib/paths.ts'
import { nothingAsked, pathParts, type SearchState, writeQuery } from './search-state.ts'

/** Where a search stands. */
export function addressOf(state: SearchState): string {
  const query = writeQuery(state).toString()
  return `${paths.advancedSearch(...pathParts(state))}${query && `?${query}`}`
}

/** Where the results for some words stand. */
export const resultsAddress = (search: string): string => addressOf({ ...nothingAsked, search })
