import { Unreadable } from '../../unreadable.ts'

const [COUNT_AT, FIRST_AT, ENTRY] = [76, 78, 8]

/** The records of a Palm database, in their order ("Palm File Format Specification", Palm OS). @throws Unreadable */
export function recordsIn(bytes: Buffer): Buffer[] {
  if (bytes.length < FIRST_AT) throw new Unreadable('Corrupt', 'The book is cut off')
  const count = bytes.readUInt16BE(COUNT_AT)
  if (FIRST_AT + count * ENTRY > bytes.length) throw new Unreadable('Corrupt', 'The list of the book is cut off')
  const starts = Array.from({ length: count }, (_, index) => bytes.readUInt32BE(FIRST_AT + index * ENTRY))
  return starts.map((start, index) => bytes.subarray(start, starts[index + 1] ?? bytes.length))
}
