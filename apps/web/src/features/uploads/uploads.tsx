import { useState } from 'react'
import { Into } from '../../frame/slots.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useIsPhone } from '../../ui/media.ts'
import type { UploadItem } from '../../ui/upload/upload-item.ts'
import { UploadTray } from '../../ui/upload/upload-tray.tsx'
import { progressOf } from './progress-words.ts'
import { resumeInterrupted } from './start-upload.ts'
import { TaskLine } from './task-line.tsx'
import {
  useConnection,
  useGoneWhenDone,
  useInterrupted,
  useLeaveWarning,
  useRefreshAsTheyLand,
} from './upload-effects.ts'
import { cancelUpload, pauseUpload, resumeUpload } from './upload-queue.ts'
import { uploadStore, useUploads } from './upload-store.ts'
import { isOpen, isUnderWay, type UploadTask } from './upload-task.ts'
import { t } from './words.ts'

/** The tray with everything that is being sent. It stays while one goes from screen to screen. */
export function Uploads() {
  const tasks = useUploads()
  const phone = useIsPhone()
  const [isUnfolded, unfold] = useState(!phone)
  useGoneWhenDone(tasks, phone && !isUnfolded)
  useRefreshAsTheyLand(tasks)
  useLeaveWarning()
  useInterrupted()
  useConnection()
  if (tasks.length === 0) return null
  const find = (id: string) => tasks.find((task) => task.id === id)
  return (
    <Into slot="tray">
      <UploadTray
        title={titleOf(tasks)}
        sum={sumOf(tasks)}
        items={tasks.map(itemOf)}
        open={isUnfolded}
        onOpen={unfold}
        onClose={() => close(tasks)}
        onPause={pauseUpload}
        onResume={(id) => resume(find(id))}
        onCancel={cancelUpload}
        onRetry={(id) => resume(find(id))}
        line={(item) => <TaskLine task={find(item.id)} />}
        words={{
          pause: (name) => t('pause', { name }),
          resume: (name) => t('resume', { name }),
          cancel: (name) => t('cancelFile', { name }),
          retry: (name) => t('retry', { name }),
          open: t('open'),
          fold: t('fold'),
          close: t('close'),
        }}
      />
    </Into>
  )
}

/** What was interrupted by a reload needs its file again. */
function resume(task: UploadTask | undefined): void {
  if (!task) return
  if (task.file) resumeUpload(task.id)
  else void resumeInterrupted(task)
}

function itemOf({ id, name, done, size, state, failure, failureKind }: UploadTask): UploadItem {
  const isFinal = failureKind === 'refused'
  return { id, name, done, total: size, state, ...(failure && state === 'failed' && { failure, isFinal }) }
}

function titleOf(tasks: readonly UploadTask[]): string {
  const count = (of: (task: UploadTask) => boolean) => tasks.filter(of).length
  const underWay = count(isUnderWay)
  if (underWay > 0) return t('uploading', { count: underWay })
  const paused = count((task) => task.state === 'paused')
  if (paused > 0) return t('stopped', { count: paused })
  const failed = count((task) => task.state === 'failed')
  return failed > 0 ? t('failed', { count: failed }) : t('uploaded', { count: tasks.length })
}

function sumOf(tasks: readonly UploadTask[]): string {
  const sum = (of: (task: UploadTask) => number) => tasks.reduce((total, task) => total + of(task), 0)
  return progressOf(
    sum((task) => task.done),
    sum((task) => task.size),
  )
}

/** Asks before it stops anything; what is done or failed just goes off the list. */
function close(tasks: readonly UploadTask[]): void {
  const stopAll = () => {
    for (const task of tasks.filter(isOpen)) cancelUpload(task.id)
    uploadStore.remove(tasks.map((task) => task.id))
  }
  if (!tasks.some((task) => isUnderWay(task) || task.state === 'paused')) {
    stopAll()
    return
  }
  openDialog((shut) => (
    <ConfirmDialog
      opened
      title={t('stopTitle')}
      actLabel={t('stopAct')}
      cancelLabel={t('goOn')}
      closeLabel={t('close')}
      onClose={shut}
      onConfirm={() => {
        stopAll()
        shut()
      }}
    >
      {t('stopLine')}
    </ConfirmDialog>
  ))
}
