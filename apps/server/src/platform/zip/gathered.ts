const blockLength = 512 * 1024

/**
 * Small pieces together in one block, which is used again: each is good until the next is asked for. A write to the socket
 * for each header and each small file costs more than to copy them.
 */
export async function* gathered(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  const block = Buffer.allocUnsafeSlow(blockLength)
  let used = 0
  for await (const piece of pieces) {
    const isLarge = piece.length > blockLength / 2
    if (used > 0 && (isLarge || used + piece.length > blockLength)) {
      yield block.subarray(0, used)
      used = 0
    }
    if (isLarge) yield piece
    else used += piece.copy(block, used)
  }
  if (used > 0) yield block.subarray(0, used)
}
