import type { DisposalItem, DisposalStatus } from '@sinupan/contract'
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
  title?: string
}

/** What became of a document of a batch, or what its unit said. */
export function markOf({ state, concurrence, blocker, restored }: DisposalItem): Mark {
  if (state === 'objected') return { status: 'returned', label: t('objected'), title: concurrence?.reason ?? '' }
  if (state === 'skipped') return { status: 'warning', label: `${t('skipped')}: ${blocker ? t(blocker) : ''}` }
  if (state === 'binned') return { status: 'scheduled', label: t('binned') }
  if (state === 'restored') return { status: 'posted', label: t('restored'), title: restored?.reason ?? '' }
  if (state === 'destroyed') return { status: 'posted', label: t('destroyed') }
  if (state === 'released') return { status: 'not-posted', label: t('released') }
  if (blocker) return { status: 'warning', label: t(blocker) }
  if (concurrence?.agrees) return { status: 'posted', label: t('agreed') }
  return { status: 'pending', label: t('waiting') }
}
