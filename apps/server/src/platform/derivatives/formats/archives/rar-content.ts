import type { Entry } from './entry.ts'
import type { Unpacking } from './libarchive.ts'

interface Packed {
  dataAt: number
  dataSize: number
  /** Unpacked, in bytes. */
  size: number
  isStored: boolean
}

interface Archive {
  bytes: Buffer
  unpacking: Unpacking
  /** Of the file among all that are listed, folders too. */
  place: number
}

/** What is only stored stands there; all else libarchive unpacks. */
export function contentIn({ bytes, unpacking, place }: Archive, packed: Packed): Entry['read'] {
  const { dataAt, dataSize, size, isStored } = packed
  return async () =>
    isStored && dataSize === size ? bytes.subarray(dataAt, dataAt + size) : await unpacking.read(place, size)
}
