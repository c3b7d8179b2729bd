import type { Posting } from '@sinupan/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useIsPhone } from '../../ui/media.ts'
import { reviewQuery } from '../postings/index.ts'
import { useWaitingApprovals } from './approvals.ts'
import { useReviewPlace } from './place.ts'
import { queueQuery } from './posting-review.api.ts'

/** What lies on the reviewer's desk: the queue, and the posting that is open. */
export function useDesk() {
  const place = useReviewPlace()
  const { tab, openId, filter, go } = place
  const queue = useInfiniteQuery(queueQuery(tab, filter))
  const approvals = useWaitingApprovals()
  const waiting = useMemo(() => approvals.flat(), [approvals])
  const postings = useMemo(
    () => distinct(queue.data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => !waiting.includes(id)),
    [queue.data, waiting],
  )
  const total = queue.data?.pages[0]?.total ?? 0
  const review = useQuery({ ...reviewQuery(openId ?? 0), enabled: openId !== undefined })
  // What was read before it was refused is not shown any more.
  const reviewed = review.error ? undefined : review.data?.posting
  const open = newer(
    reviewed,
    postings.find(({ id }) => id === openId),
  )
  const first = useIsPhone() || openId !== undefined ? undefined : postings[0]?.id
  const openFirst = useEffectEvent((id: number) => go({ openId: id }, true))
  useEffect(() => {
    if (first !== undefined) openFirst(first)
  }, [first])
  return { place, queue, postings, total, order: postings.map(({ id }) => id), open, review, waiting, approvals }
}

export type Desk = ReturnType<typeof useDesk>

// While one decides, later pages move up: what stands on two pages is one posting.
const distinct = (postings: readonly Posting[]) => [...new Map(postings.map((one) => [one.id, one])).values()]

function newer(a: Posting | undefined, b: Posting | undefined): Posting | undefined {
  if (!a || !b) return a ?? b
  return a.version >= b.version ? a : b
}
