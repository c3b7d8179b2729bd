import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { linkQuery, useUnlock } from './public-file.api.ts'
import { fromShared } from './shown-document.ts'

/** What a link opens; with a password, once it is given by `unlock`. */
export function useSharedDocument(token: string) {
  const [isUnlocked, setUnlocked] = useState(false)
  const opened = useQuery({ ...linkQuery(token), enabled: !isUnlocked })
  const ask = useUnlock()
  const [unlocked, setDocument] = useState<Awaited<ReturnType<typeof ask>>>()
  const shared = unlocked ?? opened.data
  return {
    document: useMemo(() => shared && fromShared(shared), [shared]),
    error: opened.error ?? undefined,
    refetch: () => void opened.refetch(),
    unlock: async (password: string) => {
      setDocument(await ask({ params: { token }, body: { password } }))
      setUnlocked(true)
    },
  }
}
