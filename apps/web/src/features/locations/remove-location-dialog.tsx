import type { FileLocation } from '@sinupan/contract'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { toast } from '../../lib/toast.tsx'
import { useRemoveLocation } from './locations.api.ts'
import { t } from './words.ts'

interface RemoveLocationDialogProps {
  location: FileLocation
  /** Before the place is read again: a screen on it has to be left. */
  onGone: (() => void | Promise<void>) | undefined
  onClose: () => void
}

/** Removes an empty place; of one that is not, it is told what is inside. */
export function RemoveLocationDialog({ location, onGone, onClose }: RemoveLocationDialogProps) {
  const remove = useRemoveLocation()
  const name = location.location
  const run = async () => {
    try {
      await remove({ params: { id: location.id } })
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.code === 'NotEmpty')) throw error
      toast.failed({ title: t('notEmpty', { what: insideWords(error.details) }) })
      return
    }
    await onGone?.()
    toast.done({ title: t('removed', { name }) })
  }
  return (
    <ConfirmCommand title={t('removeTitle', { name })} act={t('removeAct')} run={run} onClose={onClose}>
      {t('removeLine')}
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
