import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Into } from '../../../frame/slots.tsx'
import { actStore, useActs } from '../../../lib/transfers/acts.ts'
import { downloadStore, useDownloads } from '../../../lib/transfers/downloads.ts'
import type { TransferView } from '../../../lib/transfers/transfer-store.ts'
import { useIsPhone } from '../../../ui/media.ts'
import { Tray } from '../../../ui/tray/tray.tsx'
import { uploadStore, useUploads } from '../queue/upload-store.ts'
import { hasNote } from '../queue/upload-task.ts'
import { uploads } from '../queue/uploads-of-page.ts'
import { t } from '../words.ts'
import { cancelOne, clearAll, closeTray, pauseOne, resumeOne, stopOne } from './tray-acts.tsx'
import { actItem, downloadItem, uploadItem } from './tray-items.tsx'
import { sumLine, titleOf, underWayIn, wholeOf } from './tray-words.ts'
import { useWholeRate } from './upload-effects.ts'

const rowWords = {
  pause: (name: string) => t('pause', { name }),
  resume: (name: string) => t('resume', { name }),
  cancel: (name: string) => t('cancelFile', { name }),
  retry: (name: string) => t('retry', { name }),
  stop: (name: string) => t('stopOne', { name }),
  dismiss: (name: string) => t('dismiss', { name }),
}

/** The tray with everything that is on its way, and what became of it. */
export function TransfersTray() {
  const [up, down, acts] = [useUploads(), useDownloads(), useActs()]
  const phone = useIsPhone()
  const [isUnfolded, unfold] = useState(!phone)
  const isLineDown = useSyncExternalStore(uploads.line.subscribe, uploads.line.isDown)
  const rate = useWholeRate()
  const transfers = underWayIn(up.sums) + underWayIn(down.sums) > 0
  const runs = transfers || underWayIn(acts.sums) > 0
  const leave = useCallback(clearAll, [])
  const attend = useLeaving(!runs && isRead(up, down, acts), leave)
  const whole = transfers ? wholeOf(up.sums, down.sums) : wholeOf(acts.sums, acts.sums)
  const title = titleOf(up.sums, down.sums, acts.sums)
  return (
    <Into slot="tray">
      <Tray
        title={title}
        sum={transfers ? (isLineDown ? t('lineDown') : sumLine(up.sums, down.sums, rate)) : undefined}
        share={runs && whole.size > 0 ? whole.done / whole.size : undefined}
        isTroubled={isLineDown}
        ids={[...acts.ids, ...idsOf(up, down)]}
        item={(id) => itemOf(id, isLineDown)}
        open={isUnfolded}
        onOpen={unfold}
        onClose={phone && runs ? undefined : closeTray}
        onAttended={attend}
        onPause={pauseOne}
        onResume={resumeOne}
        onCancel={cancelOne}
        onRetry={resumeOne}
        onStop={stopOne}
        words={{ ...rowWords, open: t('open'), fold: t('fold'), close: t('close'), list: t('list') }}
      />
    </Into>
  )
}

/** What runs stands first, of both kinds. */
function idsOf(up: TransferView, down: TransferView): readonly string[] {
  if (down.ids.length === 0) return up.ids
  const uploading = up.sums.running.count
  return [...up.ids.slice(0, uploading), ...down.ids, ...up.ids.slice(uploading)]
}

function itemOf(id: string, isLineDown: boolean) {
  const upload = uploadStore.find(id)
  if (upload) return uploadItem(upload, isLineDown)
  const download = downloadStore.find(id)
  if (download) return downloadItem(download)
  const act = actStore.find(id)
  return act && actItem(act)
}

/** Whether everything arrived, and nothing has to be read: no failure, no other name, no twin. */
function isRead(up: TransferView, ...others: TransferView[]): boolean {
  const [open, done] = [up, ...others].reduce(
    ([open, done], { ids, sums }) => [open + ids.length - sums.done.count, done + sums.done.count],
    [0, 0],
  )
  return open === 0 && done > 0 && ![...uploadStore.all()].some(hasNote)
}

const leaveMs = 6_000

/**
 * Calls back a while after everything is done and nothing is left to be read, unless somebody is at it just then.
 *
 * @param isRead whether all is done, and nothing of it says more than that
 */
function useLeaving(isRead: boolean, leave: () => void): (isAttended: boolean) => void {
  const [isAttended, attend] = useState(false)
  useEffect(() => {
    if (!isRead || isAttended) return undefined
    const timer = setTimeout(leave, leaveMs)
    return () => clearTimeout(timer)
  }, [isRead, isAttended, leave])
  return attend
}
