type Answer = { share?: number; hex?: string; failed?: boolean }

interface Hashing {
  /** SHA-256 in hexadecimal. Rejects where the file can't be read. */
  digest: Promise<string>
  cancel(): void
}

/** Hashes a file beside the page, however large it is; it goes nowhere. `onShare` hears 0–1. */
export function hashFile(file: File, onShare: (share: number) => void): Hashing {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
  const digest = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data: { share, hex, failed } }: MessageEvent<Answer>) => {
      if (share !== undefined) onShare(share)
      if (hex !== undefined) resolve(hex)
      if (failed) reject(new Error('The file could not be read.'))
    }
    worker.onerror = () => reject(new Error('The file could not be hashed.'))
    worker.postMessage(file)
  }).finally(() => worker.terminate())
  return { digest, cancel: () => worker.terminate() }
}
