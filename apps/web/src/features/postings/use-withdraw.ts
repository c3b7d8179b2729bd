import type { Posting } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { showGone } from './answers.ts'
import { asSeen, useSendPosting, useWithdrawPosting } from './postings.api.ts'

/** Takes an approved posting out of view, and ends it where that is wanted. Says what was refused after it was out. */
export function useWithdraw(posting: Posting) {
  const client = useQueryClient()
  const leaves = { onDone: () => showGone(client, posting.id) }
  const send = useSendPosting(leaves)
  const end = useWithdrawPosting(leaves)
  const params = { id: posting.id }
  return {
    isPending: send.isPending || end.isPending,
    end: () => end({ params }),
    unpublish: () => send(asSeen(posting)),
    endForGood: async (): Promise<ApiRefusal | undefined> => {
      // Only an administrator ends what is approved; a unit's is first sent anew, which unpublishes it.
      const isOneCall = posting.capabilities.withdraw
      if (!isOneCall) await send(asSeen(posting))
      try {
        await end({ params })
        return undefined
      } catch (error) {
        if (isOneCall || !(error instanceof ApiRefusal)) throw error
        return error
      }
    },
  }
}
