import type { BodyInputOf, Posting, updatePosting } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { showChanged } from './answers.ts'
import { useUpdatePosting } from './postings.api.ts'

export type PostingWish = Partial<
  Pick<BodyInputOf<typeof updatePosting>, 'accessLevelId' | 'isClassified' | 'publishAt'>
>

export interface PostingChange {
  wish: (wish: PostingWish) => void
  /** Until the server has agreed, nobody should decide: the version is about to change. */
  isPending: boolean
}

/** Changes level, classification and hour of a pending posting, each at once. What is refused becomes a toast. */
export function usePostingChange({ id, version }: Posting): PostingChange {
  const client = useQueryClient()
  const update = useUpdatePosting({ onDone: (changed) => showChanged(client, changed) })
  return {
    wish: (wish) => void update({ params: { id }, body: { ...wish, version } }),
    isPending: update.isPending,
  }
}
