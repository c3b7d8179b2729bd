import type { Pool } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { poolAreas } from '../pooling/index.ts'
import { useLeavePool, useRemovePool } from './pools.api.ts'
import { t } from './words.ts'

interface EndDialogProps {
  pool: Pool
  /** Before the pool is read again: a screen on it has to be left. */
  onGone: (() => void | Promise<void>) | undefined
  onClose: () => void
}

/** One leaves a pool: it closes at once. */
export function LeavePoolDialog({ pool, onGone, onClose }: EndDialogProps) {
  const leave = useLeavePool()
  const refresh = useRefreshed()
  const run = async () => {
    await leave({ params: { id: pool.my.poolUserId } })
    await onGone?.()
    refresh()
    toast.done({ title: t('left', { title: pool.title }) })
  }
  return (
    <ConfirmCommand title={t('leaveTitle', { title: pool.title })} act={t('leaveAct')} run={run} onClose={onClose}>
      {t('leaveLine')}
    </ConfirmCommand>
  )
}

/** Asks whether to leave the pool that shows; tells its only owner what has to come first. */
export const openLeave = (pool: Pool) =>
  pool.capabilities.leave
    ? openDialog((close) => <LeaveHere pool={pool} onClose={close} />)
    : toast.info({ title: t('leaveRefused') })

function LeaveHere({ pool, onClose }: Omit<EndDialogProps, 'onGone'>) {
  const navigate = useNavigate()
  return <LeavePoolDialog pool={pool} onGone={() => navigate(paths.poolsSharedWithMe())} onClose={onClose} />
}

/** A pool is deleted; its documents stay. */
export function RemovePoolDialog({ pool, onGone, onClose }: EndDialogProps) {
  const remove = useRemovePool()
  const refresh = useRefreshed()
  const run = async () => {
    await remove({ params: { id: pool.id } })
    await onGone?.()
    refresh()
    toast.done({ title: t('removed', { title: pool.title }) })
  }
  return (
    <ConfirmCommand
      title={t('removeTitle', { title: pool.title })}
      act={t('removeAct')}
      isDanger
      run={run}
      onClose={onClose}
    >
      {t('removeLine')}
    </ConfirmCommand>
  )
}

function useRefreshed() {
  const client = useQueryClient()
  return () => {
    for (const area of poolAreas) void client.invalidateQueries({ queryKey: [area] })
  }
}
