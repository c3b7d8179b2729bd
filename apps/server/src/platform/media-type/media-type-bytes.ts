import { type FileHandle, open } from 'node:fs/promises'

/** Random access to the file being typed, or to as much of its beginning as is at hand. */
export interface MediaTypeBytes {
  /** Up to `length` bytes from `position`; fewer at the end. */
  read(position: number, length: number): Promise<Buffer>
  /** The file's size in bytes; undefined when only its beginning is at hand. */
  size: number | undefined
  close(): Promise<void>
}

/** Opens a file by path, or wraps its bytes: those of its beginning, or all of them. */
export async function openBytes(source: string | Uint8Array, isWhole: boolean): Promise<MediaTypeBytes> {
  if (typeof source !== 'string')
    return atHand(Buffer.from(source.buffer, source.byteOffset, source.byteLength), isWhole)
  const handle = await open(source, 'r')
  const { size } = await handle.stat()
  return { read: (position, length) => readAt(handle, position, length), size, close: () => handle.close() }
}

function atHand(bytes: Buffer, isWhole: boolean): MediaTypeBytes {
  return {
    read: async (position, length) => bytes.subarray(position, position + length),
    size: isWhole ? bytes.length : undefined,
    close: async () => {},
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
