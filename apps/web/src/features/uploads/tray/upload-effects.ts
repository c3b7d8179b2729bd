import { listOwnActs } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUser } from '../../../lib/account.ts'
import { call, follow } from '../../../lib/api.ts'
import { downloadStore } from '../../../lib/transfers/downloads.ts'
import { speed } from '../../../lib/transfers/speed.ts'
import { listAreas } from '../../documents/index.ts'
import { ownUploads } from '../queue/owner.ts'
import { hasStoredUploads } from '../queue/upload-fields.ts'
import { uploadStore } from '../queue/upload-store.ts'
import { onLanded, uploads } from '../queue/uploads-of-page.ts'
import { refreshAsTheyLand } from './refresh-lists.ts'
import { workOf } from './tray-words.ts'

/** Reads the lists again as files land. */
export function useRefreshAsTheyLand(): void {
  const client = useQueryClient()
  useEffect(() => {
    const { landed, stop } = refreshAsTheyLand(() =>
      Promise.all(listAreas.map((area) => client.invalidateQueries({ queryKey: [area] }))),
    )
    const forget = onLanded(landed)
    return () => {
      forget()
      stop()
    }
  }, [client])
}

const isUnderWay = () => uploadStore.inState('waiting').size + uploadStore.inState('running').size > 0

/** Asks before the page is left while something is on its way up; what is fetched down can be fetched again. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isUnderWay() && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}

/** Offers once what an earlier page left unfinished. */
export function useInterrupted(): void {
  const user = useUser()
  useEffect(() => {
    if (!hasStoredUploads()) return
    let isGone = false
    void import('../queue/interrupted.ts')
      .then(({ listInterrupted }) => listInterrupted())
      .then((tasks) => {
        if (isGone || tasks.length === 0) return
        ownUploads()
        uploads.add(tasks)
      })
    return () => {
      isGone = true
    }
  }, [user.userId])
}

/** Shows what an earlier page has begun and the server still does, and reads the lists again at its end. */
export function useActsUnderWay(): void {
  const user = useUser()
  const client = useQueryClient()
  useEffect(() => {
    const read = () => listAreas.map((area) => client.invalidateQueries({ queryKey: [area] }))
    void call(listOwnActs, {})
      // What became of it stands in the tray.
      .then(({ items }) =>
        items.map((act) =>
          follow(act)
            .catch(() => undefined)
            .then(read),
        ),
      )
      .catch(() => undefined)
  }, [user.userId, client])
}

/** Goes on at once when the browser says that the connection is back. */
export function useConnection(): void {
  useEffect(() => {
    window.addEventListener('online', uploads.line.ask)
    return () => window.removeEventListener('online', uploads.line.ask)
  }, [])
}

/** Work a second over the last seconds, as `workOf` counts it; 0 while unknown. */
export function useWholeRate(): number {
  const [rate, set] = useState(0)
  useEffect(() => {
    let measure = speed()
    const timer = setInterval(() => {
      const isMoving = uploadStore.inState('running').size + downloadStore.inState('running').size > 0
      if (!isMoving) measure = speed()
      set(isMoving ? measure(workOf(uploadStore.view().sums, downloadStore.view().sums).done) : 0)
    }, 500)
    return () => clearInterval(timer)
  }, [])
  return rate
}
