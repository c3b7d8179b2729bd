import { listPostable, listUnitPending, listUnitPosted, listUnitReturned } from '@sinupan/contract'
import { pagedQuery, query } from '../../lib/query.ts'
import type { ArchiveTab } from './place.ts'

/** Which call gives the postings of a tab. */
export const listOf = { pending: listUnitPending, posted: listUnitPosted, returned: listUnitReturned } as const

/** How many there are; for returned ones the same question as the rail's. */
export const countQuery = (tab: ArchiveTab, duId: number) =>
  query(listOf[tab], { params: { duId }, query: { pageSize: 1 } })

export const postableQuery = (search: string) =>
  pagedQuery(listPostable, { query: { pageSize: 20, ...(search && { search }) } })
