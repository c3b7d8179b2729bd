import { CFB } from '@e965/xlsx'
import type { InnerFile } from '../derived.ts'

/** A file that an Office document carries as an object: a package of its own, or one that was dropped into it. */
export function embeddedFile(part: string, bytes: Buffer): InnerFile {
  const name = part.split('/').at(-1) ?? part
  try {
    return dropped(bytes) ?? { name, bytes }
  } catch {
    return { name, bytes }
  }
}

/** The file of any kind that Windows wraps into the stream `Ole10Native`: its length, flags, label, path, and bytes ([MS-OLEDS] 2.3.6). */
function dropped(bytes: Buffer): InnerFile | undefined {
  if (bytes.subarray(0, 4).toString('hex') !== 'd0cf11e0') return undefined
  const stream = CFB.find(CFB.read(bytes, { type: 'buffer' }), '/\u0001Ole10Native')
  if (!stream?.content) return undefined
  const content = Buffer.from(stream.content)
  const label = textAt(content, 6)
  const path = textAt(content, label.end)
  // Two reserved words, then the path of a temporary copy with its length before it, then the file with its own.
  const copyLength = content.readUInt32LE(path.end + 4)
  const start = path.end + 8 + copyLength
  const length = content.readUInt32LE(start)
  return { name: label.text || 'object', bytes: content.subarray(start + 4, start + 4 + length) }
}

function textAt(content: Buffer, start: number): { text: string; end: number } {
  const end = content.indexOf(0, start)
  if (end === -1) throw new RangeError('The object has no name')
  return { text: content.subarray(start, end).toString('latin1'), end: end + 1 }
}
