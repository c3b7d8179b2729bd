import type { FileHandle } from 'node:fs/promises'
import type { ByteRange } from './storage.ts'

/** Bytes of a piece at most. */
export const pieceLength = 256 * 1024
const mostIdle = 32
const idle: Buffer[] = []

const borrow = (): Buffer => idle.pop() ?? Buffer.allocUnsafeSlow(pieceLength)
const giveBack = (buffer: Buffer): void => {
  if (idle.length < mostIdle) idle.push(buffer)
}

/**
 * The bytes of an open file in pieces, the next one read while one is with the caller; closes the file. A piece is good until
 * the next is asked for: two buffers serve a file of any size, and after it other files. With a new one for each piece, half
 * the processor that a gigabyte took was spent on collecting them.
 *
 * @param endsEarly makes the error for a file that has fewer bytes
 */
export async function* readPieces(
  handle: FileHandle,
  range: ByteRange,
  endsEarly: () => Error,
): AsyncGenerator<Buffer, void, undefined> {
  let [now, next] = [borrow(), borrow()]
  let position = range.start
  const read = async (into: Buffer): Promise<Buffer> => {
    const wanted = Math.min(pieceLength, range.end - position + 1)
    if (wanted === 0) return into.subarray(0, 0)
    const { bytesRead } = await handle.read(into, 0, wanted, position)
    if (bytesRead === 0) throw endsEarly()
    position += bytesRead
    return into.subarray(0, bytesRead)
  }
  let reading = read(now)
  try {
    for (let piece = await reading; piece.length > 0; piece = await reading) {
      reading = read(next)
      // Whoever asks for the next piece hears of the failure.
      reading.catch(() => undefined)
      yield piece
      ;[now, next] = [next, now]
    }
    // Of a caller who left in the middle one of them may still be on its way out.
    giveBack(now)
    giveBack(next)
  } finally {
    await reading.catch(() => undefined)
    await handle.close()
  }
}
