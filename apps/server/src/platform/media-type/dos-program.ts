const headerBytes = 64
/** Of Windows, of Windows 3, of OS/2: what may lie behind the header of DOS. */
const behind = /^(?:PE\0\0|NE|LE|LX)/

/**
 * Whether what begins with `MZ` may be a program. Two letters alone are no sign: among files of no known kind one in 65 536 begins so.
 * Source: the header of DOS (bytes of the last page, pages, in which a later header is found at 60), which loaders read.
 *
 * @param size of the whole file in bytes, where it is known
 */
export function mayBeDosProgram(head: Buffer, size: number | undefined): boolean {
  if (head.length < 6) return true
  const [bytesOfLastPage, pages] = [head.readUInt16LE(2), head.readUInt16LE(4)]
  if (bytesOfLastPage <= 512 && pages > 0) return true
  if (head.length < headerBytes) return false
  const at = head.readUInt32LE(60)
  if (at + 4 <= head.length) return behind.test(head.toString('latin1', at, at + 4))
  return size === undefined || at + 4 <= size
}
