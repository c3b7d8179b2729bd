const PAGE = 512
const DELETED = 0x0800
/** Bytes of an operand by the three top bits of its property's number ([MS-DOC] 2.2.5.1); 6 says its own length. */
const OPERANDS = [1, 1, 2, 4, 2, 2, 0, 3]
const MAX_PAGES = 20_000

/** Bytes of the main stream whose text was deleted while changes were tracked. */
export interface DeletedRange {
  start: number
  end: number
}

/** The runs of letters that carry sprmCFRMarkDel ([MS-DOC] 2.6.1), in the order of the stream. */
export function deletedRanges(main: Buffer, table: Buffer): DeletedRange[] {
  const [start, size] = [main.readUInt32LE(0xfa), main.readUInt32LE(0xfe)]
  const plc = table.subarray(start, start + size)
  const count = Math.min(MAX_PAGES, Math.max(0, Math.floor((plc.length - 4) / 8)))
  const ranges: DeletedRange[] = []
  for (let index = 0; index < count; index += 1) {
    const page = plc.readUInt32LE((count + 1) * 4 + index * 4) * PAGE
    if (page + PAGE <= main.length) ranges.push(...pageRanges(main.subarray(page, page + PAGE)))
  }
  return ranges.sort((a, b) => a.start - b.start)
}

function pageRanges(page: Buffer): DeletedRange[] {
  const runs = page[PAGE - 1] ?? 0
  if ((runs + 1) * 4 + runs > PAGE - 1) return []
  const ranges: DeletedRange[] = []
  for (let run = 0; run < runs; run += 1) {
    const at = (page[(runs + 1) * 4 + run] ?? 0) * 2
    const properties = at === 0 ? page.subarray(0, 0) : page.subarray(at + 1, at + 1 + (page[at] ?? 0))
    if (isDeleted(properties)) ranges.push({ start: page.readUInt32LE(run * 4), end: page.readUInt32LE(run * 4 + 4) })
  }
  return ranges
}

function isDeleted(properties: Buffer): boolean {
  let found = false
  for (let at = 0; at + 2 < properties.length; ) {
    const property = properties.readUInt16LE(at)
    const kind = property >> 13
    if (property === DELETED) found = ((properties[at + 2] ?? 0) & 1) === 1
    at += 2 + (kind === 6 ? (properties[at + 2] ?? 0) + 1 : (OPERANDS[kind] ?? 1))
  }
  return found
}

/** Cuts a span of the stream where deleted ranges begin and end. */
export function keptParts(
  span: DeletedRange,
  deleted: readonly DeletedRange[],
): (DeletedRange & { isDeleted: boolean })[] {
  const parts: (DeletedRange & { isDeleted: boolean })[] = []
  let at = span.start
  for (const range of deleted) {
    const [start, end] = [Math.max(at, range.start), Math.min(span.end, range.end)]
    if (start >= end) continue
    if (start > at) parts.push({ start: at, end: start, isDeleted: false })
    parts.push({ start, end, isDeleted: true })
    at = end
  }
  if (at < span.end) parts.push({ start: at, end: span.end, isDeleted: false })
  return parts
}
