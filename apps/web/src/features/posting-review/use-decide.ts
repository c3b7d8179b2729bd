import type { Posting } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { doAfterGrace, graceMs, takeBack } from '../../lib/grace.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { documentName } from '../documents/index.ts'
import {
  asSeen,
  conflictOf,
  levelSentence,
  showDecided,
  showGone,
  useApprovePosting,
  useReturnPosting,
  useSendPosting,
} from '../postings/index.ts'
import { approvalOf } from './approvals.ts'
import { review } from './place.ts'
import { nextAfter } from './queue-order.ts'
import type { Desk } from './use-desk.ts'
import { t } from './words.ts'

interface Words {
  title: string
  line: string
  notSaved: string
}

/**
 * Decides on the open posting. When it is done, and when somebody else was faster, the next one opens by itself and the
 * queue keeps its place; the loser is told who decided and when. An approval waits some seconds for an undo: it makes
 * a record and tells people, which nothing takes back.
 */
export function useDecide(desk: Desk) {
  const client = useQueryClient()
  const leaves = { onDone: (_: unknown, { params }: { params: { id: number } }) => showGone(client, params.id) }
  const { wayOn, goBack } = useWay(desk)
  const settle = useSettle(wayOn, goBack)
  const approve = useApprovePosting(leaves)
  const giveBack = useReturnPosting(leaves)
  const send = useSendPosting(leaves)
  const undo = (postingId: number) => {
    const id = approvalOf(postingId)
    if (!takeBack(id)) return
    toast.info({ id, title: t('undone'), line: t('undoneLine') })
    goBack(postingId)
  }
  return {
    isPending: giveBack.isPending || send.isPending,
    approve: (posting: Posting) => {
      const id = approvalOf(posting.id)
      const name = documentName(posting.fileManager)
      const goOn = wayOn(posting.id)
      doAfterGrace(id, () =>
        settle(posting, () => approve(asSeen(posting)), {
          title: t('approvedToast', { name }),
          line: levelSentence(posting.accessLevel, posting),
          notSaved: t('approvalNotSaved'),
        }),
      )
      toast.done({
        id,
        title: t('approvedSoon', { name }),
        line: t('approvedSoonLine'),
        action: { label: t('undo'), onPress: () => undo(posting.id) },
        keepMs: graceMs,
      })
      goOn()
    },
    undo,
    giveBack: (posting: Posting, reason: string) => {
      const { params, body } = asSeen(posting)
      return settle(posting, () => giveBack({ params, body: { ...body, reason } }), {
        title: t('returnedToast', { name: documentName(posting.fileManager) }),
        line: t('returnedLine', { unit: posting.unitName }),
        notSaved: t('returnNotSaved'),
      })
    },
    withdraw: (posting: Posting) =>
      settle(posting, () => send(asSeen(posting)), {
        title: t('withdrawn', { name: documentName(posting.fileManager) }),
        line: t('withdrawnLine'),
        notSaved: t('withdrawalNotSaved'),
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
    /** To be asked for before the decision, which takes the posting out of the queue. */
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

/** Asks for a decision, says what became of it, and goes on. */
function useSettle(wayOn: (decided: number) => () => void, show: (id: number) => void) {
  const client = useQueryClient()
  return async (posting: Posting, decide: () => Promise<unknown>, words: Words) => {
    const id = approvalOf(posting.id)
    const goOn = wayOn(posting.id)
    try {
      await decide()
      toast.done({ id, title: words.title, line: words.line })
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.code !== 'StateChanged') throw error
      const { line, isDecided, isShown } = conflictOf(error.details.current)
      const action = { label: t('show'), onPress: () => show(posting.id) }
      toast.failed({ id, title: words.notSaved, line, ...(isShown && { action }) })
      if (!isDecided) return
      showDecided(client, posting.id)
    }
    goOn()
  }
}
