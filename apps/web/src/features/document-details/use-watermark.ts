import type { Document } from '@sinupan/contract'
import { useState } from 'react'
import { useUser } from '../../lib/account.ts'
import { formatDayTime } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'

/** What stands across the pages of a classified document: who reads it, since when. */
export function useWatermark(document: Document | undefined): string | undefined {
  const user = useUser()
  const [since] = useState(() => new Date())
  if (!document?.isClassified || !document.capabilities.read) return undefined
  return `${fullName(user)} · ${formatDayTime(since)}`
}
