import { Link, useLocation } from 'react-router'
import type { UploadTask } from '../queue/upload-task.ts'
import { t } from '../words.ts'
import { durationOf, progressOf } from './progress-words.ts'
import classes from './uploads.module.css'

/** The line under a file's bar: how far, how long, where it is now, under which name, and whose twin it is. */
export function UploadLine({ task, isLineDown }: { task: UploadTask; isLineDown: boolean }) {
  const { pathname } = useLocation()
  if (task.state === 'failed') return t('uploadFailed', { reason: task.failure ?? '' })
  if (task.state !== 'done') return wayLine(task, isLineDown)
  const [twin] = task.duplicates ?? []
  if (!twin) return landedLine(task)
  return (
    <>
      {landedLine(task)}
      {'. '}
      <Link className={classes.twin} to={{ pathname, search: `?details=d${twin.id}` }}>
        {t('duplicate', { name: twin.name })}
      </Link>
    </>
  )
}

function wayLine({ state, size, done, rate, file }: UploadTask, isLineDown: boolean): string {
  const progress = progressOf(done, size)
  if (state === 'paused') return file ? t('paused', { progress }) : t('interrupted', { progress })
  if (state === 'waiting') return done === 0 ? t('waiting') : t(isLineDown ? 'brokenOff' : 'waitingAgain', { progress })
  if (done >= size && size > 0) return t('storing')
  return rate > 0 ? t('left', { progress, time: durationOf((size - done) / rate) }) : progress
}

function landedLine({ target, numberedName }: UploadTask): string {
  if ('documentId' in target) return t('doneVersion', { name: target.documentName })
  const { folderName: folder } = target
  return numberedName ? t('doneNumbered', { folder, name: numberedName }) : t('done', { folder })
}
