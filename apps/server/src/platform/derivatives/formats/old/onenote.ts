import { bytesOf } from '../../bytes-of.ts'
import type { Job, Note } from '../../derived.ts'
import { showLines } from './show-lines.ts'

/** The properties that hold what was written ([MS-ONE] 2.2.11, 2.2.23): in Unicode, and in letters of one byte. */
const [UNICODE, ASCII] = [0x1c001c22, 0x1c003498]
const MOST_PROPERTIES = 100
const MOST_LETTERS = 1_000_000
const MOST_TEXTS = 200_000
/** Kinds of properties that stand before a text in its set, and how many bytes they take ([MS-ONESTORE] 2.6.6). */
const SIZES: Readonly<Record<number, number>> = {
  1: 0,
  2: 0,
  3: 1,
  4: 2,
  5: 4,
  6: 8,
  8: 0,
  9: 4,
  10: 0,
  11: 4,
  12: 0,
  13: 4,
}
const COUNTED = 7

/**
 * A section of OneNote: what was written in it, in the order in which it was kept. Its sets of properties are found by what they are, not
 * by the way that leads to them; what was changed later may stand there in its older words too.
 */
export async function readOneNote(job: Job, note: Note): Promise<void> {
  const bytes = bytesOf(job)
  const texts = new Set<string>()
  for (const [property, isWide] of [
    [UNICODE, true],
    [ASCII, false],
  ] as const) {
    const mark = Buffer.alloc(4)
    mark.writeUInt32LE(property)
    let at = bytes.indexOf(mark)
    for (let count = 0; at >= 0 && count < MOST_TEXTS; count += 1, at = bytes.indexOf(mark, at + 4)) {
      const text = textAt(bytes, at, isWide)
      if (text) texts.add(text)
    }
  }
  await showLines([...texts].join('\n'), job, note)
}

/** The text of a property whose name stands at a place: its set says by its count where the values begin. */
function textAt(bytes: Buffer, at: number, isWide: boolean): string | undefined {
  for (let before = 0; before < MOST_PROPERTIES && at - before * 4 >= 2; before += 1) {
    const first = at - before * 4
    if (before > 0 && !isProperty(bytes.readUInt32LE(first))) return undefined
    const count = bytes.readUInt16LE(first - 2)
    if (count <= before || count > MOST_PROPERTIES || first + count * 4 > bytes.length) continue
    const text = wantedValue(bytes, { first, count, wanted: before, isWide })
    if (text !== undefined) return text
  }
  return undefined
}

const kindOf = (property: number): number => (property >>> 26) & 0x1f
const isProperty = (property: number): boolean => kindOf(property) in SIZES || kindOf(property) === COUNTED

interface Wanted {
  first: number
  count: number
  wanted: number
  isWide: boolean
}

function wantedValue(bytes: Buffer, { first, count, wanted, isWide }: Wanted): string | undefined {
  let place = first + count * 4
  for (let index = 0; index < count; index += 1) {
    const property = bytes.readUInt32LE(first + index * 4)
    if (!isProperty(property)) return undefined
    if (kindOf(property) !== COUNTED) {
      place += SIZES[kindOf(property)] ?? 0
      continue
    }
    if (place + 4 > bytes.length) return undefined
    const length = bytes.readUInt32LE(place)
    if (length > MOST_LETTERS || place + 4 + length > bytes.length) return undefined
    if (index === wanted) return saidIn(bytes.subarray(place + 4, place + 4 + length), isWide)
    place += 4 + length
  }
  return undefined
}

function saidIn(value: Buffer, isWide: boolean): string | undefined {
  if (isWide && value.length % 2 !== 0) return undefined
  const said = value
    .toString(isWide ? 'utf16le' : 'latin1')
    .replace(/\0+$/, '')
    .trim()
  return said === '' || said.includes('\0') ? undefined : withoutFields(said)
}

/** A link is kept with its address before its words, behind a mark. */
const withoutFields = (said: string): string | undefined =>
  said.replace(/\ufddfHYPERLINK "[^"]{0,2000}"/g, '').trim() || undefined
