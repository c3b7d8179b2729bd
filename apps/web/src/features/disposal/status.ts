import type { DisposalItem, DisposalStatus } from '@sinupan/contract'
import { daysUntil, formatDay, today } from '../../lib/format.ts'
import type { Status } from '../../ui/status-mark.tsx'
import { t } from './words.ts'

/** The shape that a batch's state has. */
export const statusOf: Record<DisposalStatus, Status> = {
  draft: 'not-posted',
  concurrence: 'pending',
  authorised: 'in-process',
  executed: 'scheduled',
  certified: 'posted',
  cancelled: 'not-posted',
}

interface Mark {
  status: Status
  label: string
  /** Why, or for how long. */
  line?: string
}

/** What became of a document of a batch, or what its unit said; `binUntil`: until when what is in its bin stays there. */
export function markOf(item: DisposalItem, binUntil: string | null): Mark {
  const { state, concurrence, blocker, restored } = item
  switch (state) {
    case 'objected':
      return { status: 'returned', label: t('objected'), line: concurrence?.reason ?? '' }
    case 'skipped':
      return { status: 'warning', label: t('skipped'), line: blocker ? t(blocker) : '' }
    case 'binned':
      return { status: 'scheduled', label: t('binned'), line: daysLeft(binUntil) }
    case 'restored':
      return { status: 'posted', label: t('restored'), line: restored?.reason ?? '' }
    case 'destroyed':
      return { status: 'posted', label: t('destroyed'), line: item.destroyedAt ? formatDay(item.destroyedAt) : '' }
    case 'released':
      return { status: 'not-posted', label: t('released') }
  }
  if (blocker) return { status: 'warning', label: t(blocker) }
  if (concurrence?.agrees) return { status: 'posted', label: t('agreed') }
  return { status: 'pending', label: t('waiting') }
}

function daysLeft(binUntil: string | null): string {
  const count = binUntil === null ? 0 : daysUntil(today(new Date(binUntil)))
  return count > 0 ? t('daysLeft', { count }) : t('lastDay')
}
