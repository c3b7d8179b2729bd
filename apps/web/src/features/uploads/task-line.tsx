import { Link, useLocation } from 'react-router'
import { durationOf, progressOf } from './progress-words.ts'
import type { UploadTask } from './upload-task.ts'
import classes from './uploads.module.css'
import { t } from './words.ts'

/** The line under a file's bar: how far, how long, where it is now, and whose twin it is. */
export function TaskLine({ task }: { task: UploadTask | undefined }) {
  const { pathname } = useLocation()
  if (!task) return null
  const progress = progressOf(task.done, task.size)
  if (task.state === 'waiting') return t('waiting')
  if (task.state === 'paused') return task.file ? t('paused', { progress }) : t('interrupted', { progress })
  if (task.state === 'sending') {
    if (task.done >= task.size && task.size > 0) return t('storing')
    if (task.rate <= 0) return progress
    return t('left', { progress, time: durationOf((task.size - task.done) / task.rate) })
  }
  const [twin] = task.duplicates ?? []
  if (twin)
    return (
      <Link className={classes.twin} to={{ pathname, search: `?details=d${twin.id}` }}>
        {t('duplicate', { name: twin.name })}
      </Link>
    )
  const { target } = task
  return 'documentId' in target
    ? t('doneVersion', { name: target.documentName })
    : t('done', { folder: target.folderName })
}
