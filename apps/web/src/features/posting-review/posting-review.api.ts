import { listDecided, listToDecide } from '@sinupan/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { query, scrolledQuery } from '../../lib/query.ts'
import type { QueueFilter, ReviewTab } from './place.ts'

const pageSize = 50
const minute = 60_000

/** The queue of a tab: the longest waiting first, or the newest decision first. Others decide too, so it is read again. */
export function queueQuery(tab: ReviewTab, { search, campusId, categoryId }: QueueFilter) {
  const endpoint = tab === 'pending' ? listToDecide : listDecided
  const asked = {
    pageSize,
    ...(search && { search }),
    ...(campusId && { campusId }),
    ...(categoryId && { categoryId }),
  }
  const queue = scrolledQuery(endpoint, { query: asked }, (answer) => answer)
  return infiniteQueryOptions({ ...queue, refetchInterval: minute })
}

/** How many wait in all, whatever the filter; the same question as the rail's. */
export const waitingCountQuery = () => query(listToDecide, { query: { pageSize: 1 } })
