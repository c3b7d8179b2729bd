import type { Posting } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { showGone } from './answers.ts'
import { asSeen, useSendPosting, useUpdatePosting } from './postings.api.ts'
import { useKeptAndSent, type Wish } from './use-post-document.ts'

/**
 * Sends a returned posting again; then what is wished otherwise than it was sent. The API takes these as two calls, so
 * the second may be refused: the posting was then sent as it was before.
 */
export function useSendAgain(posting: Posting) {
  const client = useQueryClient()
  const send = useSendPosting({ onDone: () => showGone(client, posting.id) })
  const update = useUpdatePosting()
  return useKeptAndSent(async (_document, wish) => {
    const sent = await send(asSeen(posting))
    const change = changeOf(sent, wish)
    if (!change) return undefined
    try {
      await update({ params: { id: sent.id }, body: { ...change, version: sent.version } })
      return undefined
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      return error
    }
  })
}

type Changeable = Pick<Posting, 'accessLevelId' | 'isClassified' | 'note'>

/** What of a wish is otherwise than a posting has it; undefined where nothing is. */
export function changeOf(posting: Changeable, wish: Wish): Partial<Changeable> | undefined {
  const { accessLevelId, isClassified = posting.isClassified } = wish
  const note = wish.note?.trim() || null
  const change: Partial<Changeable> = {
    ...(accessLevelId !== posting.accessLevelId && { accessLevelId }),
    ...(isClassified !== posting.isClassified && { isClassified }),
    ...(note !== posting.note && { note }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}
