import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ApiRefusal } from '../../lib/api-refusal.ts'
import type { OnDownload } from './download-public-file.ts'
import { linkQuery, useUnlock } from './public-file.api.ts'
import { fromShared } from './shown-document.ts'

/** What may become of a link while its page is looked at. */
const closing = new Set<ApiRefusal['code']>([
  'LinkExpired',
  'LinkRevoked',
  'LinkUsedUp',
  'LinkSuspended',
  'PasswordRequired',
])

/** What a link opens; with a password, once it is given by `unlock`. A download that it refuses closes it. */
export function useSharedDocument(token: string) {
  const [isUnlocked, setUnlocked] = useState(false)
  const opened = useQuery({ ...linkQuery(token), enabled: !isUnlocked })
  const ask = useUnlock()
  const [unlocked, setDocument] = useState<Awaited<ReturnType<typeof ask>>>()
  const { taken, closed, on, begin } = useVisit()
  const shared = unlocked ?? opened.data
  const document = useMemo(() => {
    if (!shared || closed) return undefined
    const { downloadsLeft: left } = shared
    return fromShared({ ...shared, downloadsLeft: left === null ? null : Math.max(0, left - taken.size) }, on)
  }, [shared, closed, taken, on])
  return {
    document,
    error: closed ?? opened.error ?? undefined,
    refetch: () => void opened.refetch(),
    unlock: async (password: string) => {
      setDocument(await ask({ params: { token }, body: { password } }))
      setUnlocked(true)
      begin()
    },
  }
}

/** The files that this visit took, each of which the server counts once (see `countDownload`), and why it ended. */
function useVisit() {
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const [closed, setClosed] = useState<ApiRefusal>()
  const on = useMemo<OnDownload>(
    () => ({
      onBegun: ({ id }) => setTaken((before) => new Set(before).add(id)),
      isTold: (refusal) => {
        const isClosing = closing.has(refusal.code)
        if (isClosing) setClosed(refusal)
        return isClosing
      },
    }),
    [],
  )
  const begin = () => {
    setTaken(new Set())
    setClosed(undefined)
  }
  return { taken, closed, on, begin }
}
