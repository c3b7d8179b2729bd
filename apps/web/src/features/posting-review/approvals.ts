import { useMemo } from 'react'
import { useWaiting } from '../../lib/grace.ts'

const mark = 'approval '

/** Under which id the approval of one posting, or of several at once, waits, and its toast stands. */
export const approvalOf = (...postingIds: number[]): string => `${mark}${postingIds.join(' ')}`

/** The postings whose approval waits, and can still be taken back: those of one approval together, the latest last. */
export function useWaitingApprovals(): readonly (readonly number[])[] {
  const waiting = useWaiting()
  return useMemo(
    () =>
      [...waiting.keys()].filter((id) => id.startsWith(mark)).map((id) => id.slice(mark.length).split(' ').map(Number)),
    [waiting],
  )
}
