import { NumberTally, WordTally } from './tally.ts'

/** How often each value stands in the facets of many entries, by dimension. */
export interface ValueCounts {
  category: Map<number, number>
  unit: Map<number, number>
  campus: Map<number, number>
  year: Map<number, number>
  tag: Map<number, number>
  fileType: Map<string, number>
}

/** What stands before an entry's facets that were made as it was read, with arrays as PostgreSQL sends them. */
export const longForm = -1

// Read at once and used again, so that searching makes no buffers for the collector.
let kept = Buffer.alloc(0)

/** Base64 of one value after another, each piece but the last of whole groups of three bytes. */
function joined(pieces: readonly string[]): Buffer {
  const most = pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (most > kept.length) kept = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(most)))
  let end = 0
  for (const piece of pieces) end += kept.write(piece, end, 'base64')
  return kept.subarray(0, end)
}

/**
 * Counts what `search_facets` wrote (migration 0065), many entries in a row: some 20 bytes each and four a tag.
 *
 * @param pieces in base64, cut anywhere between groups of three bytes
 */
export function readFacets(pieces: readonly string[]): ValueCounts {
  const [category, unit, campus, year, tag, fileType] = [
    new NumberTally(),
    new NumberTally(),
    new NumberTally(),
    new NumberTally(),
    new NumberTally(),
    new WordTally(),
  ]
  count(joined(pieces), { category, unit, campus, year, tag, fileType })
  return {
    category: category.counts(),
    unit: unit.counts(),
    campus: campus.counts(),
    year: year.counts(),
    tag: tag.counts(),
    fileType: fileType.counts(),
  }
}

type Tallies = Record<Exclude<keyof ValueCounts, 'fileType'>, NumberTally> & { fileType: WordTally }

function count(bytes: Buffer, { category, unit, campus, year, tag, fileType }: Tallies): void {
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const addType = (start: number, end: number) => fileType.add(bytes, start, end)
  for (let at = 0; at < bytes.length; ) {
    const isLong = numbers.getInt32(at) === longForm
    if (isLong) at += 4
    category.add(numbers.getInt32(at))
    unit.add(numbers.getInt32(at + 4))
    campus.add(numbers.getInt32(at + 8))
    year.add(numbers.getInt32(at + 12))
    at += 16
    if (isLong) {
      at = readArray(numbers, at, (start) => tag.add(numbers.getInt32(start)))
      at = readArray(numbers, at, addType)
      continue
    }
    const tags = numbers.getInt16(at)
    let types = numbers.getInt16(at + 2)
    at += 4
    for (const end = at + 4 * tags; at < end; at += 4) tag.add(numbers.getInt32(at))
    for (; types > 0; types--) {
      const start = at + 2
      at = start + numbers.getInt16(at)
      addType(start, at)
    }
  }
}

/** Reads what `array_send` wrote, without nulls and of one dimension, and answers where it ends. */
function readArray(numbers: DataView, start: number, read: (start: number, end: number) => void): number {
  const dimensions = numbers.getInt32(start)
  let at = start + 12 + 8 * dimensions
  for (let left = dimensions === 0 ? 0 : numbers.getInt32(start + 12); left > 0; left--) {
    const from = at + 4
    at = from + numbers.getInt32(at)
    read(from, at)
  }
  return at
}
