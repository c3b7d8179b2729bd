import type { DropSender } from '@sinupan/contract'
import { useEffect, useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { refusedLine } from './refused-line.ts'
import { sendFile } from './send-file.ts'

/** A file of the sender's, and what became of it. */
export interface Sending {
  id: number
  file: File
  /** `refused`: as it is, it will not be taken another time either. */
  state: 'chosen' | 'sending' | 'sent' | 'failed' | 'refused'
  share: number
  receipt?: string
  /** Why it did not go. */
  why?: string
}

interface Terms {
  token: string
  maxBytes: number
}

let lastId = 0

const final = new Set<ApiRefusal['code']>(['TypeRefused', 'TooLarge', 'ValidationFailed'])

/** The files that somebody chose, sent one after the other: a slow line carries one whole rather than many halves. */
export function useSending({ token, maxBytes }: Terms) {
  const [files, setFiles] = useState<readonly Sending[]>([])
  const [isSending, setSending] = useState(false)
  const [isFull, setFull] = useState(false)
  useLeaveWarning(isSending)
  const change = (id: number, next: Partial<Sending>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))
  const sendOne = async ({ id, file }: Sending, sender: DropSender) => {
    change(id, { state: 'sending', share: 0 })
    try {
      const receipt = await sendFile({ token, sender, file, onProgress: (share) => change(id, { share }) })
      change(id, { state: 'sent', receipt })
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      // Others send too: the last place was theirs.
      if (error.code === 'LinkUsedUp') setFull(true)
      const state = final.has(error.code) ? 'refused' : 'failed'
      change(id, { state, why: refusedLine(error, maxBytes) })
    }
  }
  return {
    files,
    isSending,
    isFull,
    add: (more: readonly File[]) => setFiles((all) => [...all, ...more.map((file) => chosen(file, maxBytes))]),
    remove: (id: number) => setFiles((all) => all.filter((one) => one.id !== id)),
    /** Sends what waits, or the one that failed. */
    send: async (sender: DropSender, only?: number) => {
      setSending(true)
      try {
        for (const one of files)
          if (isToSend(one) && (only === undefined || one.id === only)) await sendOne(one, sender)
      } finally {
        setSending(false)
      }
    },
  }
}

/** What is too large is known before its first byte; what type it has, only by what is in it: the server judges that. */
function chosen(file: File, maxBytes: number): Sending {
  const one = { id: ++lastId, file, share: 0 }
  if (file.size <= maxBytes) return { ...one, state: 'chosen' }
  return { ...one, state: 'refused', why: refusedLine(new ApiRefusal('TooLarge'), maxBytes) }
}

export const isToSend = ({ state }: Sending): boolean => state === 'chosen' || state === 'failed'

/** The browser asks before it leaves a page from which files are on their way. */
function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSending])
}
