import { createInflateRaw } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

const DEFLATED = 8

/**
 * Whether parts unpack to more than so many bytes, whatever the directory says of them, which may be damaged or lie; they are
 * unpacked no further than that, and nothing of them is kept.
 */
export async function unpacksOver(file: ZipFile, entries: readonly Entry[], most: number): Promise<boolean> {
  let sum = 0
  const largestFirst = entries.toSorted((a, b) => b.uncompressedSize - a.uncompressedSize)
  for (const entry of largestFirst) {
    sum += await unpackedSize(file, entry, most - sum)
    if (sum > most) return true
  }
  return false
}

/** Counted until it is over `most`, or what comes is damaged. */
async function unpackedSize(file: ZipFile, entry: Entry, most: number): Promise<number> {
  let size = 0
  try {
    const packed = await file.openReadStreamPromise(entry, { decodeFileData: false })
    const unpacked = entry.compressionMethod === DEFLATED ? packed.pipe(createInflateRaw()) : packed
    packed.on('error', (error) => unpacked.destroy(error))
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > most) break
    }
    packed.destroy()
  } catch {
    // What came before the damage counts.
  }
  return size
}
