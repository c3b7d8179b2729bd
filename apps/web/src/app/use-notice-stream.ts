import { getDocument, listNotifications, listOwnOffice, listToDecide } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { areaOf } from '../lib/query.ts'
import type { FromNoticeWorker, ToNoticeWorker } from './notice-words.ts'

interface NoticeStream {
  /** Whether the server tells: where not (no connection, or a browser without shared workers), one has to ask. */
  isLive: boolean
  /** Hears from there on what is told at this address, which came with the notices; it lasts some minutes. */
  follow(url: string): void
}

/** What a notice tells of: a posting that was sent, approved, returned; with the document and the lists where it stands. */
const toldOf = [listToDecide, getDocument, listOwnOffice].map(areaOf)

/** Reads one's notices again whenever the server says that they have changed, and what they tell of. */
export function useNoticeStream(): NoticeStream {
  const [port, setPort] = useState<MessagePort>()
  const [isLive, setLive] = useState(false)
  const client = useQueryClient()
  useEffect(() => {
    if (!('SharedWorker' in window)) return
    const { port } = new SharedWorker(new URL('./notice-worker.ts', import.meta.url), { type: 'module' })
    port.onmessage = ({ data }: MessageEvent<FromNoticeWorker>) => {
      setLive(data !== 'off')
      // When it begins to be told, something may have come since one asked.
      if (data !== 'off') void client.invalidateQueries({ queryKey: [areaOf(listNotifications)] })
      if (data === 'notice') for (const area of toldOf) void client.invalidateQueries({ queryKey: [area] })
    }
    const leave = () => port.postMessage({ leave: true } satisfies ToNoticeWorker)
    // A page that comes back from the browser's own cache has left, and follows again.
    const comeBack = () => setLive(false)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    setPort(port)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
      port.close()
    }
  }, [client])
  const follow = useCallback((url: string) => port?.postMessage({ follow: url } satisfies ToNoticeWorker), [port])
  return { isLive, follow }
}
