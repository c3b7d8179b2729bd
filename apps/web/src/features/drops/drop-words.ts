import type { Drop, DropState } from '@sinupan/contract'
import { formatCount, formatDayTime } from '../../lib/format.ts'
import type { Status } from '../../ui/status-mark.tsx'
import { t } from './words.ts'

/** How many arrived, until when, with a password. */
export function dropTerms({ state, fileCount, maxFiles, expiresAt, hasPassword }: Drop): string {
  return [
    t('count', { count: formatCount(fileCount), most: formatCount(maxFiles) }),
    state === 'suspended' ? t('suspendedLine') : '',
    state === 'live' || state === 'suspended' ? t('untilDay', { at: formatDayTime(expiresAt) }) : '',
    hasPassword ? t('withPassword') : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The shape that a request's state has in lists. */
export const statusOfDrop: Record<DropState, Status> = {
  live: 'posted',
  suspended: 'on-hold',
  expired: 'not-posted',
  full: 'not-posted',
  revoked: 'not-posted',
  makerLeft: 'not-posted',
  folderRemoved: 'not-posted',
}

export const isOpen = ({ state }: Drop): boolean => state === 'live' || state === 'suspended'
