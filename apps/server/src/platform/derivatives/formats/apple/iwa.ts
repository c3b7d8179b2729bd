import { unsnap, varint } from './snappy.ts'

/** Kinds of what an archive holds: a text, and the list of a table's texts. */
const [TEXT, TABLE_LIST] = [2001, 6005]
/** Where a picture hangs in a text. */
const OBJECT = '\ufffc'
const MOST_TEXTS = 100_000
const [STRINGS, ENTRIES] = [3, 3]
const ENTRY_TEXT = 3

/** The texts in a part of Pages, Numbers or Keynote of 2013 and later: packed blocks, in them messages of Protocol Buffers. */
export function textsOfIwa(part: Buffer): string[] {
  const bytes = Buffer.concat([...blocksIn(part)])
  const texts: string[] = []
  for (const { kind, message } of messagesIn(bytes)) {
    if (texts.length >= MOST_TEXTS) break
    if (kind === TEXT) texts.push(...stringsIn(message, STRINGS))
    else if (kind === TABLE_LIST)
      for (const { number, body } of fieldsIn(message))
        if (number === ENTRIES && body) texts.push(...stringsIn(body, ENTRY_TEXT))
  }
  return texts
}

/** A zero, a length of three bytes, a block. */
function* blocksIn(part: Buffer): Generator<Buffer> {
  for (let at = 0; at + 4 <= part.length && part[at] === 0; ) {
    const length = part.readUIntLE(at + 1, 3)
    yield unsnap(part.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
}

/** What is said of each archive (its kinds and lengths), then the archive. */
function* messagesIn(bytes: Buffer): Generator<{ kind: number; message: Buffer }> {
  for (let at = 0; at < bytes.length; ) {
    const { value: length, end } = varint(bytes, at)
    at = end + length
    for (const { number, body } of fieldsIn(bytes.subarray(end, at))) {
      if (number !== 2 || !body) continue
      const said = new Map([...fieldsIn(body)].map((field) => [field.number, field.value]))
      const size = said.get(3) ?? 0
      yield { kind: said.get(1) ?? 0, message: bytes.subarray(at, at + size) }
      at += size
    }
  }
}

interface Field {
  number: number
  value: number
  /** Of a text, some bytes or a message. */
  body: Buffer | undefined
}

const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 }

function* fieldsIn(message: Buffer): Generator<Field> {
  for (let at = 0; at < message.length; ) {
    const head = varint(message, at)
    const [number, kind] = [Math.floor(head.value / 8), head.value % 8]
    const fixed = FIXED[kind]
    if (fixed) {
      at = head.end + fixed
      continue
    }
    if (kind !== 0 && kind !== 2) return
    const { value, end } = varint(message, head.end)
    at = kind === 2 ? end + value : end
    yield { number, value, body: kind === 2 ? message.subarray(end, at) : undefined }
  }
}

function* stringsIn(message: Buffer, wanted: number): Generator<string> {
  for (const { number, body } of fieldsIn(message))
    if (number === wanted && body) yield body.toString('utf8').replaceAll(OBJECT, '')
}
