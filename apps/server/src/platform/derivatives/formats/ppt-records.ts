export interface PptRecord {
  type: number
  instance: number
  body: Buffer
}

// Masters and notes inside a container: their text is not a slide's.
const SKIPPED = new Set([0x03f8, 0x0fc9, 0x03f0])
const USER_EDIT = 0x0ff5
const DIRECTORY = 0x1772
const MAX_EDITS = 1_000

/** The record that begins at an offset; undefined past the end. */
export function recordAt(stream: Buffer, at: number): PptRecord | undefined {
  if (at < 0 || at + 8 > stream.length) return undefined
  const length = stream.readUInt32LE(at + 4)
  return {
    type: stream.readUInt16LE(at + 2),
    instance: stream.readUInt16LE(at) >> 4,
    body: stream.subarray(at + 8, at + 8 + length),
  }
}

/** The records inside a container, those of its inner containers too, in the order they stand. */
export function* recordsIn(container: Buffer): Generator<PptRecord> {
  for (let at = 0; at + 8 <= container.length; ) {
    const record = recordAt(container, at)
    if (!record) return
    const isContainer = (container.readUInt16LE(at) & 0x0f) === 0x0f
    yield record
    at += 8 + (isContainer && !SKIPPED.has(record.type) ? 0 : record.body.length)
  }
}

export interface PptObjects {
  document: number | undefined
  /** Where each object's newest copy stands in the stream. */
  offsets: ReadonlyMap<number, number>
}

/**
 * Follows the edits from the newest back ([MS-PPT] 2.1.2): a file saved in pieces holds older copies of its slides,
 * whose words are no longer part of it.
 */
export function readObjects(stream: Buffer, newestEdit: number): PptObjects {
  const offsets = new Map<number, number>()
  let document: number | undefined
  let at = newestEdit
  for (let count = 0; count < MAX_EDITS; count += 1) {
    const edit = recordAt(stream, at)
    if (edit?.type !== USER_EDIT || edit.body.length < 20) break
    document ??= edit.body.readUInt32LE(16)
    addDirectory(offsets, recordAt(stream, edit.body.readUInt32LE(12)))
    at = edit.body.readUInt32LE(8)
    if (at === 0) break
  }
  return { document: document === undefined ? undefined : offsets.get(document), offsets }
}

function addDirectory(offsets: Map<number, number>, directory: PptRecord | undefined): void {
  if (directory?.type !== DIRECTORY) return
  const { body } = directory
  for (let at = 0; at + 4 <= body.length; ) {
    const head = body.readUInt32LE(at)
    const [first, count] = [head & 0xfffff, head >>> 20]
    for (let index = 0; index < count && at + 8 + index * 4 <= body.length; index += 1) {
      if (!offsets.has(first + index)) offsets.set(first + index, body.readUInt32LE(at + 4 + index * 4))
    }
    at += 4 + count * 4
  }
}
