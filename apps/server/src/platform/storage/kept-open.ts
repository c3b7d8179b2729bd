import { type FileHandle, open } from 'node:fs/promises'

interface Kept {
  handle: Promise<FileHandle>
  readers: number
  usedAt: number
}

/** Files that stay open for a moment after they were read: what many read at once is opened once. */
export interface KeptOpen {
  /** Lets `read` read an open file. A reading that fails closes it: the next one looks for it anew. @throws as `open` of node:fs */
  read<T>(path: string, read: (handle: FileHandle) => Promise<T>): Promise<T>
  /** Closes a file that is about to go, or was put there anew. */
  forget(path: string): void
}

/**
 * A file that somebody takes away beside this process is read for that moment still, as it is by whoever had opened it.
 *
 * @param most files that are open at the same time; who comes when all are in use opens their own
 */
export function keptOpen({ most = 64, forMs = 1_000 } = {}): KeptOpen {
  const files = new Map<string, Kept>()
  let timer: NodeJS.Timeout | undefined

  const close = (path: string, kept: Kept) => {
    if (files.get(path) === kept) files.delete(path)
    if (kept.readers === 0)
      kept.handle.then(
        (handle) => handle.close(),
        () => undefined,
      )
  }
  const closeIdle = () => {
    const before = performance.now() - forMs
    for (const [path, kept] of files) if (kept.readers === 0 && kept.usedAt <= before) close(path, kept)
    if (files.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  const take = (path: string): Kept => {
    const known = files.get(path)
    if (known) return known
    const kept = { handle: open(path, 'r'), readers: 0, usedAt: 0 }
    if (files.size < most) files.set(path, kept)
    return kept
  }

  return {
    read: async (path, read) => {
      const kept = take(path)
      kept.readers++
      let isGood = false
      try {
        const result = await read(await kept.handle)
        isGood = true
        return result
      } finally {
        kept.readers--
        kept.usedAt = performance.now()
        if (!isGood || files.get(path) !== kept) close(path, kept)
        else timer ??= setInterval(closeIdle, forMs).unref()
      }
    },
    forget: (path) => {
      const kept = files.get(path)
      if (kept) close(path, kept)
    },
  }
}
