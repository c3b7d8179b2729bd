import { listPostable, listUnitPending, listUnitPosted, listUnitReturned } from '@sinupan/contract'
import { pagedQuery, query } from '../../lib/query.ts'
import type { ArchiveTab } from './place.ts'

const lists = { pending: listUnitPending, posted: listUnitPosted, returned: listUnitReturned } as const

export const postingsQuery = (tab: ArchiveTab, duId: number, page: { page: number; pageSize: number }) =>
  pagedQuery(lists[tab], { params: { duId }, query: page })

/** How many there are; for returned ones the same question as the rail's. */
export const countQuery = (tab: ArchiveTab, duId: number) =>
  query(lists[tab], { params: { duId }, query: { pageSize: 1 } })

export const postableQuery = (search: string) =>
  pagedQuery(listPostable, { query: { pageSize: 20, ...(search && { search }) } })
