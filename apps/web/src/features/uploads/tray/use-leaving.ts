import { useEffect, useState } from 'react'

const leaveMs = 6_000

/**
 * Calls back a while after everything is done and nothing is left to be read, unless somebody is at it just then.
 *
 * @param isRead whether all is done, and nothing of it says more than that
 */
export function useLeaving(isRead: boolean, leave: () => void): (isAttended: boolean) => void {
  const [isAttended, attend] = useState(false)
  useEffect(() => {
    if (!isRead || isAttended) return undefined
    const timer = setTimeout(leave, leaveMs)
    return () => clearTimeout(timer)
  }, [isRead, isAttended, leave])
  return attend
}
