import type { Posting } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { showGone } from './answers.ts'
import { asSeen, useSendPosting } from './postings.api.ts'
import { useKeptAndSent, type Wish } from './use-post-document.ts'

/** Sends a returned posting again, as it is now wished. */
export function useSendAgain(posting: Posting) {
  const client = useQueryClient()
  const send = useSendPosting({ onDone: () => showGone(client, posting.id) })
  return useKeptAndSent(async (_document, wish) => {
    const { params, body } = asSeen(posting)
    await send({ params, body: { ...body, ...changeOf(posting, wish) } })
  })
}

type Changeable = Pick<Posting, 'accessLevelId' | 'isClassified' | 'note' | 'publishAt'>

/** What of a wish is otherwise than a posting has it; undefined where nothing is. */
export function changeOf(posting: Changeable, wish: Wish): Partial<Changeable> | undefined {
  const { accessLevelId, isClassified = posting.isClassified, publishAt = null } = wish
  const note = wish.note?.trim() || null
  const change: Partial<Changeable> = {
    ...(accessLevelId !== posting.accessLevelId && { accessLevelId }),
    ...(isClassified !== posting.isClassified && { isClassified }),
    ...(note !== posting.note && { note }),
    ...(publishAt !== posting.publishAt && { publishAt }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}
