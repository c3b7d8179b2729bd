import { getFolder, quickSearch, search } from '@sinupan/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { keyOf, pagedQuery, query } from '../../lib/query.ts'
import { callOf, type SearchState } from './search-state.ts'

export const folderQuery = (id: number) => query(getFolder, { params: { id: String(id) } })

/** The results of a search; those before stay until the new ones are there. */
export function resultsQuery(duId: number, state: SearchState, pageSize: number) {
  const input = { params: { duId }, body: callOf(state, pageSize) }
  return queryOptions({
    queryKey: keyOf(search, input),
    queryFn: ({ signal }) => call(search, input, signal),
    placeholderData: keepPreviousData,
  })
}

/** At most ten results a type, while one types. */
export const quickQuery = (duId: number, text: string) =>
  pagedQuery(quickSearch, { params: { type: 'any', duId }, query: { search: text } })
