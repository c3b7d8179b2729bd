import type { FileLocation } from '@sinupan/contract'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { toast } from '../../lib/toast.tsx'
import { useRemoveLocations } from './locations.api.ts'
import { t } from './words.ts'

interface RemoveLocationDialogProps {
  /** Of one unit. */
  locations: readonly FileLocation[]
  /** Before places are read again: a screen on one has to be left. */
  onGone: (() => void | Promise<void>) | undefined
  onClose: () => void
}

/** Removes empty places, all or none; of what is not empty it is told what is inside. */
export function RemoveLocationDialog({ locations, onGone, onClose }: RemoveLocationDialogProps) {
  const remove = useRemoveLocations()
  const count = locations.length
  const [first] = locations
  const name = first?.location ?? ''
  const run = async () => {
    try {
      await remove({ body: locations.map(({ id }) => ({ id })) })
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.code === 'NotEmpty')) throw error
      toast.failed({ title: t('notEmpty', { what: insideWords(error.details) }) })
      return
    }
    await onGone?.()
    toast.done({ title: count === 1 ? t('removed', { name }) : t('removedMany', { count }) })
  }
  return (
    <ConfirmCommand
      title={count === 1 ? t('removeTitle', { name }) : t('removeManyTitle', { count })}
      act={t('removeAct')}
      isDanger
      run={run}
      onClose={onClose}
    >
      {t(count === 1 ? 'removeLine' : 'removeManyLine')}
    </ConfirmCommand>
  )
}

const list = new Intl.ListFormat('en')

function insideWords(inside: Record<string, unknown>): string {
  const [places, papers, trashed] = [inside.childCount, inside.fileCount, inside.trashedCount].map(Number)
  return list.format([
    ...(places ? [t('placesIn', { count: places })] : []),
    ...(papers ? [t('papersIn', { count: papers })] : []),
    ...(trashed ? [t('trashedIn', { count: trashed })] : []),
  ])
}
