import { useQuery } from '@tanstack/react-query'
import { useRows } from '../../lib/list-pager.tsx'
import { resultsQuery } from './search.api.ts'
import { isAsked, type SearchState } from './search-state.ts'

/** What is found, nine results a page or as many as the person chose. Nothing is asked of the server for nothing. */
export const useFound = (unitId: number, state: SearchState) =>
  useQuery({ ...resultsQuery(unitId, state, useRows('list')), enabled: isAsked(state) })

export type Found = ReturnType<typeof useFound>
export type FoundAnswer = NonNullable<Found['data']>
