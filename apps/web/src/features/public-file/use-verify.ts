import { useEffect, useRef, useState } from 'react'
import { candidates, type Published, type Verdict, verdictOf } from './compare-copy.ts'
import { hashFile } from './hash-file.ts'

export type VerifyState =
  | { step: 'idle' }
  | { step: 'reading'; name: string; share: number }
  | { step: 'done'; name: string; size: number; verdict: Verdict }
  | { step: 'unreadable' }

/** Compares a file that somebody has with the published ones. */
export function useVerify(published: readonly Published[], shown: Published) {
  const [state, setState] = useState<VerifyState>({ step: 'idle' })
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  const verify = async (file: File) => {
    cancel.current?.()
    const { name, size } = file
    const finish = (digest: string | undefined) =>
      setState({ step: 'done', name, size, verdict: verdictOf(digest, published, shown) })
    if (candidates(size, published).length === 0) return finish(undefined)
    setState({ step: 'reading', name, share: 0 })
    const hashing = hashFile(file, (share) => setState({ step: 'reading', name, share }))
    cancel.current = hashing.cancel
    try {
      finish(await hashing.digest)
    } catch {
      setState({ step: 'unreadable' })
    }
  }
  return { state, verify: (file: File) => void verify(file), reset: () => setState({ step: 'idle' }) }
}
