import { useEffect, useState } from 'react'
import type { Difference } from './difference.ts'

/** `null`: too much differs to be told. */
type Found = { of: string; difference: Difference | null }

/** Compares two texts beside the page; undefined until it is done. */
export function useDifference(before: string | undefined, after: string | undefined): Difference | null | undefined {
  const [found, setFound] = useState<Found>()
  const of = `${before}\u0000${after}`
  useEffect(() => {
    if (before === undefined || after === undefined) return undefined
    const worker = new Worker(new URL('./difference-worker.ts', import.meta.url), { type: 'module' })
    const tell = (difference: Difference | null) => setFound({ of: `${before}\u0000${after}`, difference })
    worker.onmessage = ({ data }: MessageEvent<Difference | null>) => tell(data)
    worker.onerror = () => tell(null)
    worker.postMessage([before, after])
    return () => worker.terminate()
  }, [before, after])
  return found?.of === of ? found.difference : undefined
}
