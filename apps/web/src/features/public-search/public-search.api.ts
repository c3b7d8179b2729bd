import { getCampus, getCategory, listPublic, listPublicCategories } from '@sinupan/contract'
import { pagedQuery, query } from '../../lib/query.ts'
import { callOf, type SearchState } from './search-state.ts'

const minute = 60_000

/** Categories, campuses and how much there is. */
export const overviewQuery = () => ({ ...query(listPublicCategories), staleTime: minute })
/** The documents that were published last. */
export const recentQuery = () => ({
  ...query(listPublic, { query: { pageSize: 9, sort: 'newest' } }),
  staleTime: minute,
})
/** A page of what was found; the one before stays until it is there. */
export const foundQuery = (state: SearchState) => pagedQuery(listPublic, { query: callOf(state) })
export const categoryQuery = (id: number) => query(getCategory, { params: { id } })
export const campusQuery = (id: number) => query(getCampus, { params: { id } })
