/** How often each value stands in the facets of many entries, by dimension. */
export interface ValueCounts {
  category: Map<number, number>
  unit: Map<number, number>
  campus: Map<number, number>
  year: Map<number, number>
  tag: Map<number, number>
  fileType: Map<string, number>
}

/** Counts what `search_facets` wrote (migration 0065), many entries in a row: some 20 bytes each and four a tag. */
export function readFacets(bytes: Buffer | null | undefined): ValueCounts {
  const counts: ValueCounts = {
    category: new Map(),
    unit: new Map(),
    campus: new Map(),
    year: new Map(),
    tag: new Map(),
    fileType: new Map(),
  }
  if (!bytes) return counts
  const { category, unit, campus, year, tag, fileType } = counts
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < bytes.length; ) {
    add(category, numbers.getInt32(at))
    add(unit, numbers.getInt32(at + 4))
    add(campus, numbers.getInt32(at + 8))
    add(year, numbers.getInt32(at + 12))
    const tags = numbers.getInt16(at + 16)
    const types = numbers.getInt16(at + 18)
    at += 20
    for (const end = at + 4 * tags; at < end; at += 4) add(tag, numbers.getInt32(at))
    for (let type = 0; type < types; type++) {
      const start = at + 2
      at = start + numbers.getInt16(at)
      add(fileType, bytes.toString('utf8', start, at))
    }
  }
  // Nothing is 0.
  for (const one of [category, year]) one.delete(0)
  fileType.delete('')
  return counts
}

function add<K>(counts: Map<K, number>, value: K): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}
