import { stopAct } from '@sinupan/contract'
import { call } from '../../../lib/api.ts'
import { openDialog } from '../../../lib/dialogs.tsx'
import { actStore, stopFollowed } from '../../../lib/transfers/acts.ts'
import { cancelDownloads, downloadStore, retryDownload } from '../../../lib/transfers/downloads.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { tellFailure } from '../../documents/index.ts'
import { uploadStore } from '../queue/upload-store.ts'
import { isOpen, type UploadTask } from '../queue/upload-task.ts'
import { uploads } from '../queue/uploads-of-page.ts'
import { resumeInterrupted } from '../start-upload.ts'
import { t } from '../words.ts'

export const pauseOne = (id: string): void => uploads.pause(id)

/** Goes on, or tries again. What was interrupted by a reload needs its file once more. */
export function resumeOne(id: string): void {
  const task = uploadStore.find(id)
  if (!task) retryDownload(id)
  else if (task.file) uploads.resume(id)
  else void resumeInterrupted(task)
}

export function cancelOne(id: string): void {
  cancelUploads([id])
  cancelDownloads([id])
  actStore.remove([id])
}

/** Has the server stop what it does, and undo it. */
export function stopOne(id: string): void {
  void stopFollowed(id, (actId) => call(stopAct, { params: { id: actId } })).catch((error: unknown) =>
    tellFailure(t('notStopped'), error),
  )
}

/**
 * Takes everything off the list; what is not done is stopped, and what arrived of it goes off the server. What the server
 * does goes on, and tells its end.
 */
export function clearAll(): void {
  cancelUploads(Array.from(uploadStore.all(), ({ id }) => id))
  cancelDownloads(Array.from(downloadStore.all(), ({ id }) => id))
  actStore.clear()
}

function cancelUploads(ids: readonly string[]): void {
  const tasks = ids.flatMap((id) => uploadStore.find(id) ?? [])
  uploads.cancel(ids)
  for (const task of tasks.filter(isLeftBehind)) void forget(task)
}

/** Some of it may lie on the server, and nobody is sending more. */
const isLeftBehind = ({ state, uploadUrl }: UploadTask): boolean =>
  uploadUrl !== undefined && state !== 'done' && state !== 'running'

async function forget(task: UploadTask): Promise<void> {
  const { forgetStored } = await import('../queue/interrupted.ts')
  await forgetStored(task)
}

/** Asks before it stops anything; what is done or failed just goes off the list. */
export function closeTray(): void {
  const isAnyLeft = [...uploadStore.all()].some((task) => isOpen(task) && task.state !== 'failed')
  if (!isAnyLeft && downloadStore.inState('running').size === 0) {
    clearAll()
    return
  }
  openDialog((shut) => (
    <ConfirmDialog
      opened
      title={t(isAnyLeft ? 'stopTitle' : 'stopDownloadsTitle')}
      actLabel={t(isAnyLeft ? 'stopAct' : 'stopDownloadsAct')}
      cancelLabel={t('goOn')}
      closeLabel={t('close')}
      onClose={shut}
      onConfirm={() => {
        clearAll()
        shut()
      }}
    >
      {t(isAnyLeft ? 'stopLine' : 'stopDownloadsLine')}
    </ConfirmDialog>
  ))
}
