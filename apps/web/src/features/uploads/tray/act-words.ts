import type { ActTask } from '../../../lib/transfers/acts.ts'
import { t } from '../words.ts'

const doing = {
  FileFolder_Trash: 'trashing',
  FileManager_Trash: 'trashing',
  FileFolder_Restore: 'restoring',
  FileManager_RestoreMany: 'restoring',
  FileFolder_Remove: 'removing',
  FileManager_Remove: 'removing',
  FileFolder_Move: 'moving',
  FileManager_Move: 'moving',
  FileManager_Copy: 'copying',
} as const

/** 'Moving 100 000 documents to the trash'. */
export function actName({ name, size }: Pick<ActTask, 'name' | 'size'>): string {
  const key = Object.entries(doing).find(([call]) => call === name)?.[1] ?? 'working'
  return t(key, { count: size })
}

/** '30 000 of 100 000 documents'. */
export function actLine({ state, failure = '', size, done, isStopping, isStopped }: ActTask): string {
  if (isStopped) return t('actStopped', { count: size, done: numbers.format(done) })
  if (state === 'failed') return t('actRefused', { reason: failure })
  if (state === 'done') return t('actDone')
  if (isStopping) return t('actStopping')
  if (state === 'waiting') return t('actWaiting')
  return t('actProgress', { count: size, done: numbers.format(done) })
}

const numbers = new Intl.NumberFormat()
