import { t } from '../frame/public-words.ts'
import { toast } from '../lib/toast.tsx'

const id = 'line'
const hour = 3_600_000

/** Says that the line is gone, as long as it is, and that it is back. Answers how to stop. */
export function followLine(): () => void {
  const gone = () => toast.info({ id, title: t('offline'), line: t('offlineLine'), keepMs: hour })
  const back = () => toast.done({ id, title: t('online') })
  window.addEventListener('offline', gone)
  window.addEventListener('online', back)
  return () => {
    window.removeEventListener('offline', gone)
    window.removeEventListener('online', back)
  }
}
