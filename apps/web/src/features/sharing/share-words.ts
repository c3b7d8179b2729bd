import type { ShareLink, ShareState } from '@sinupan/contract'
import { formatCount, formatDayTime } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import type { Status } from '../../ui/status-mark.tsx'
import { t } from './words.ts'

const most = 3

/** `Ana Reyes, Records Unit and 2 more`; of a link for anyone, that it is one. */
export function whomOf({ isForAnyone, users, deliveryUnits }: ShareLink): string {
  if (isForAnyone) return t('anyone')
  const names = [...deliveryUnits.map(({ name }) => name), ...users.map(fullName)]
  if (names.length <= most) return names.join(', ')
  return t('andMore', { names: names.slice(0, most - 1).join(', '), count: names.length - most + 1 })
}

/** How often it was used: `opened 3 times · 2 of 5 downloads`. */
export function useOf(share: ShareLink): string {
  const { isForAnyone, openCount, downloadCount, maxDownloads } = share
  const opened = openCount > 0 ? t('opened', { count: openCount }) : t('neverOpened')
  if (!isForAnyone) return openCount > 0 ? opened : ''
  const downloads =
    maxDownloads === null
      ? t('downloads', { count: downloadCount })
      : t('downloadsOf', { count: formatCount(downloadCount), most: formatCount(maxDownloads) })
  return downloadCount > 0 || maxDownloads !== null ? `${opened} · ${downloads}` : opened
}

/** Until when, with a password, how often it was used. */
export function termsOf(share: ShareLink): string {
  return [
    share.state === 'suspended' ? t('suspendedLine') : '',
    share.expiresAt && share.state !== 'expired' ? t('untilDay', { at: formatDayTime(share.expiresAt) }) : '',
    share.hasPassword ? t('withPassword') : '',
    useOf(share),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The shape that a share's state has in lists. */
export const statusOfShare: Record<ShareState, Status> = {
  live: 'posted',
  suspended: 'on-hold',
  expired: 'not-posted',
  usedUp: 'not-posted',
  revoked: 'not-posted',
  makerLeft: 'not-posted',
}

export const isOpen = ({ state }: ShareLink): boolean => state === 'live' || state === 'suspended'
