import type { Posting } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { toast } from '../../lib/toast.tsx'
import { documentName } from '../documents/index.ts'
import {
  asSeen,
  conflictOf,
  levelSentence,
  showGone,
  useApprovePosting,
  useReturnPosting,
  useSendPosting,
} from '../postings/index.ts'
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
 * queue keeps its place; the loser is told who decided and when.
 */
export function useDecide(desk: Desk) {
  const settle = useSettle(desk)
  const approve = useApprovePosting()
  const giveBack = useReturnPosting()
  const send = useSendPosting()
  return {
    isPending: approve.isPending || giveBack.isPending || send.isPending,
    approve: (posting: Posting) =>
      settle(posting, approve(asSeen(posting)), {
        title: t('approvedToast', { name: documentName(posting.fileManager) }),
        line: levelSentence(posting.accessLevel, posting),
        notSaved: t('approvalNotSaved'),
      }),
    giveBack: (posting: Posting, reason: string) => {
      const { params, body } = asSeen(posting)
      return settle(posting, giveBack({ params, body: { ...body, reason } }), {
        title: t('returnedToast', { name: documentName(posting.fileManager) }),
        line: t('returnedLine', { unit: posting.unitName }),
        notSaved: t('returnNotSaved'),
      })
    },
    takeBack: (posting: Posting) =>
      settle(posting, send(asSeen(posting)), {
        title: t('takenBack', { name: documentName(posting.fileManager) }),
        line: t('takenBackLine'),
        notSaved: t('takeBackNotSaved'),
      }),
  }
}

export type Decide = ReturnType<typeof useDecide>

/** Waits for a decision, says what became of it, and goes on where the reviewer is still at that posting. */
function useSettle({ place, order }: Desk) {
  const client = useQueryClient()
  const openId = useRef(place.openId)
  useEffect(() => {
    openId.current = place.openId
  }, [place.openId])
  return async (posting: Posting, asked: Promise<unknown>, words: Words) => {
    try {
      await asked
      toast.done({ title: words.title, line: words.line })
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.code !== 'StateChanged') throw error
      const { line, isDecided, isShown } = conflictOf(error.details.current)
      const show = { label: t('show'), onPress: () => place.go({ tab: 'pending', openId: posting.id }) }
      toast.failed({ title: words.notSaved, line, ...(isShown && { action: show }) })
      if (!isDecided) return
    }
    showGone(client, posting.id)
    if (openId.current === posting.id) place.go({ openId: nextAfter(order, posting.id) }, true)
  }
}
