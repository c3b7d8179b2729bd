import type { InnerFile } from '../derived.ts'
import { isCompound, openCompound } from './compound.ts'

/** A compound file as the library has it: paths, and in the same order what lies there. */
export interface Container {
  FullPaths: string[]
  FileIndex: { content?: Uint8Array | number[] }[]
}
/** What lies in one storage of a compound file, by name. */
export type Streams = ReadonlyMap<string, Buffer>

const WRAPPED = '\u0001Ole10Native'
/** The streams under which a file lies as it is: a newer Office document, and what Acrobat puts there. */
const WHOLE = ['Package', 'CONTENTS']
/** Streams that only a document of an older Office has, and the ending of its kind. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
}

/** A file that an Office document carries as an object: a package of its own, or one that was dropped into it. */
export function embeddedFile(part: string, bytes: Buffer): InnerFile {
  const name = part.split('/').at(-1) ?? part
  try {
    return objectFile(bytes, name) ?? { name, bytes }
  } catch {
    return { name, bytes }
  }
}

/** The file in an object's compound file; undefined where it wraps none, and is what it is. */
export function objectFile(bytes: Buffer, name: string): InnerFile | undefined {
  if (!isCompound(bytes)) return undefined
  return heldFile(streamsBelow(openCompound(bytes)), name)
}

/** The streams right below a storage; of the root, whatever it is called. */
export function streamsBelow({ FullPaths, FileIndex }: Container, storage = FullPaths[0] ?? ''): Streams {
  const streams = new Map<string, Buffer>()
  for (const [index, path] of FullPaths.entries()) {
    const content = FileIndex[index]?.content
    const name = path.slice(storage.length)
    if (path.startsWith(storage) && content && name !== '' && !name.includes('/'))
      streams.set(name, Buffer.from(content))
  }
  return streams
}

/** The file that an object's storage holds, wrapped or as it is; undefined for a formula, a chart and the like. */
export function heldFile(streams: Streams, name: string): InnerFile | undefined {
  const wrapped = streams.get(WRAPPED)
  if (wrapped) return dropped(wrapped)
  const bytes = WHOLE.map((stream) => streams.get(stream)).find((found) => found !== undefined)
  return bytes && { name, bytes }
}

/** The ending of the older Office document whose streams these are. */
export const endingOf = (streams: Streams): string | undefined =>
  Object.entries(DOCUMENTS).find(([stream]) => streams.has(stream))?.[1]

/** The file of any kind that Windows wraps into the stream `Ole10Native`: its length, flags, label, path, and bytes ([MS-OLEDS] 2.3.6). */
function dropped(content: Buffer): InnerFile {
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
