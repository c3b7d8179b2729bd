import { search } from '@sinupan/contract'
import { useListed } from '../../list/listed.ts'
import { callOf, isAsked, type SearchState } from './search-state.ts'

/** What is found, nine results a page or as many as the person chose. Nothing is asked of the server for nothing. */
export const useFound = (unitId: number, state: SearchState) =>
  useListed(
    search,
    { params: { duId: unitId }, body: callOf(state) },
    { list: 'list', page: state.page, isOn: isAsked(state) },
  )

export type Found = ReturnType<typeof useFound>
export type FoundAnswer = NonNullable<Found['answer']>
