import { useMemo } from 'react'
import { useWaiting } from '../../lib/grace.ts'

const mark = 'approval '

/** Under which id the approval of a posting waits, and its toast stands. */
export const approvalOf = (postingId: number): string => `${mark}${postingId}`

/** The postings whose approval waits, and can still be taken back; the latest last. */
export function useWaitingApprovals(): readonly number[] {
  const waiting = useWaiting()
  return useMemo(
    () => [...waiting.keys()].filter((id) => id.startsWith(mark)).map((id) => Number(id.slice(mark.length))),
    [waiting],
  )
}
