import type { ActTask } from '../../../lib/transfers/acts.ts'
import type { DownloadTask } from '../../../lib/transfers/downloads.ts'
import { FolderIcon } from '../../../ui/folder-icon.tsx'
import type { TrayItem } from '../../../ui/tray/tray-item.ts'
import type { UploadTask } from '../queue/upload-task.ts'
import { t } from '../words.ts'
import { actLine, actName } from './act-words.ts'
import { durationOf, progressOf } from './progress-words.ts'
import { UploadLine } from './upload-line.tsx'

const shareOf = ({ done, size }: { done: number; size: number }) => (size > 0 ? done / size : 0)

/** An upload as a row of the tray. */
export const uploadItem = (task: UploadTask, isLineDown: boolean): TrayItem => ({
  id: task.id,
  name: task.name,
  state: task.state,
  share: shareOf(task),
  line: <UploadLine task={task} isLineDown={isLineDown} />,
  canPause: true,
  isFinal: task.failureKind === 'refused',
})

/** A download as a row of the tray. */
export const downloadItem = (task: DownloadTask): TrayItem => ({
  id: task.id,
  name: task.name,
  state: task.state,
  share: task.size > 0 ? shareOf(task) : task.state === 'running' ? undefined : 0,
  line: lineOf(task),
})

/** What goes on behind its answer as a row of the tray. */
export const actItem = (task: ActTask): TrayItem => ({
  id: task.id,
  name: actName(task),
  state: task.state,
  share: shareOf(task),
  line: actLine(task),
  icon: <FolderIcon />,
  stop: task.isStopping ? 'never' : 'now',
  isCalm: task.isStopped === true,
  isFinal: true,
})

function lineOf({ state, failure = '', size, done, rate }: DownloadTask): string {
  if (state === 'failed') return t('downloadError', { reason: failure })
  if (state === 'done') return t('saved')
  if (done === 0) return t('preparing')
  const progress = size >= done ? progressOf(done, size) : t('soFar', { progress: progressOf(done, done) })
  return rate > 0 && size > done ? t('left', { progress, time: durationOf((size - done) / rate) }) : progress
}
