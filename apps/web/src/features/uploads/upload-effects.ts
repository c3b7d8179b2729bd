import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../../lib/account.ts'
import { onSessionLost } from '../../lib/session-loss.ts'
import { listAreas } from '../documents/index.ts'
import { abandonUploads, hasUploadsUnderWay, resumeAfterBreak } from './upload-queue.ts'
import { uploadStore } from './upload-store.ts'
import type { UploadTask } from './upload-task.ts'

const refreshMs = 800

/** Reads the lists again as files land, at most once in a while when there are many. */
export function useRefreshAsTheyLand(tasks: readonly UploadTask[]): void {
  const client = useQueryClient()
  const landed = tasks.filter((task) => task.state === 'done').length
  useEffect(() => {
    if (landed === 0) return undefined
    const timer = setTimeout(() => {
      for (const area of listAreas) void client.invalidateQueries({ queryKey: [area] })
    }, refreshMs)
    return () => clearTimeout(timer)
  }, [landed, client])
}

/** Asks before the page is left while something is on its way. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasUploadsUnderWay() && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}

/** Offers once what an earlier page left unfinished. */
export function useInterrupted(): void {
  const user = useUser()
  useEffect(() => {
    let isGone = false
    void import('./interrupted.ts')
      .then(({ listInterrupted }) => listInterrupted())
      .then((tasks) => !isGone && uploadStore.add(tasks))
    return () => {
      isGone = true
    }
  }, [user.userId])
}

const goneMs = 6_000

/** A phone's bar has no ×: folded, it goes by itself a while after everything is done. */
export function useGoneWhenDone(tasks: readonly UploadTask[], isOn: boolean): void {
  const isDone = isOn && tasks.length > 0 && tasks.every((task) => task.state === 'done')
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => uploadStore.remove(uploadStore.all().map((task) => task.id)), goneMs)
    return () => clearTimeout(timer)
  }, [isDone])
}

/** Goes on when the connection is back, and forgets all when the session is gone. */
export function useConnection(): void {
  useEffect(() => {
    window.addEventListener('online', resumeAfterBreak)
    const forget = onSessionLost(abandonUploads)
    return () => {
      window.removeEventListener('online', resumeAfterBreak)
      forget()
    }
  }, [])
}
