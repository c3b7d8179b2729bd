import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import {
  reviewQuery,
  showDecided,
  showGone,
  useApprovePosting,
  useApprovePostings,
  useReturnPosting,
  useSendPosting,
  useTakeDownPosting,
} from '../postings/index.ts'
import { decisions } from './decisions.ts'
import { review } from './place.ts'
import { nextAfter } from './queue-order.ts'
import type { Desk } from './use-desk.ts'

/** Decides on the open posting; the queue keeps its place. */
export function useDecide(desk: Desk) {
  const client = useQueryClient()
  const leaves = { onDone: (_: unknown, { params }: { params: { id: number } }) => showGone(client, params.id) }
  const way = useWay(desk)
  const approve = useApprovePosting(leaves)
  const approveSeveral = useApprovePostings({
    onDone: ({ items }) => {
      // Who was faster has taken some out too: all that is settled leaves the lists.
      for (const { id, status, code } of items) if (status || code === 'StateChanged') showGone(client, id)
    },
  })
  const giveBack = useReturnPosting(leaves)
  const send = useSendPosting(leaves)
  const takeDown = useTakeDownPosting(leaves)
  return {
    isPending: giveBack.isPending || send.isPending || takeDown.isPending,
    ...decisions({
      ...way,
      approve,
      approveSeveral,
      giveBack,
      send,
      takeDown,
      say: toast,
      showDecided: (id) => showDecided(client, id),
      readAgain: (id) => void client.invalidateQueries(reviewQuery(id)),
    }),
  }
}

export type Decide = ReturnType<typeof useDecide>

/** On to the next posting where the reviewer is still at the one that was decided; back to one, from wherever they are. */
function useWay({ place, order }: Desk) {
  const navigate = useNavigate()
  const now = useRef<{ openId: number | undefined; order: readonly number[]; go: Desk['place']['go'] }>(undefined)
  useEffect(() => {
    now.current = { openId: place.openId, order, go: place.go }
    // Once another screen shows, nothing here may change its address.
    return () => {
      now.current = undefined
    }
  })
  return {
    wayOn: (decided: number) => {
      const next = nextAfter(now.current?.order ?? [], decided)
      return () => {
        if (now.current?.openId === decided) now.current.go({ openId: next }, true)
      }
    },
    goBack: (openId: number) =>
      void navigate({
        pathname: paths.postingReview(),
        search: review.write({ tab: 'pending', openId, ...place.filter }).toString(),
      }),
  }
}
