const MOST_BYTES = 50_000_000

/** Unpacks one block of Snappy (format_description.txt of its source): a length, then letters and copies of earlier ones. */
export function unsnap(block: Buffer): Buffer {
  const { value: length, end } = varint(block, 0)
  if (length > MOST_BYTES) throw new RangeError('The part unpacks to too much')
  const out = Buffer.alloc(length)
  let [at, to] = [end, 0]
  while (at < block.length && to < length) {
    const tag = block.readUInt8(at)
    at += 1
    if ((tag & 3) === 0) {
      const extra = Math.max(0, (tag >> 2) - 59)
      const size = (extra === 0 ? tag >> 2 : block.readUIntLE(at, extra)) + 1
      block.copy(out, to, at + extra, at + extra + size)
      at += extra + size
      to += size
    } else {
      const { size, back, width } = copyOf(block, tag, at)
      if (back === 0 || back > to) throw new RangeError('The part copies what is not there')
      at += width
      // What is copied may reach into what is being written.
      for (const stop = Math.min(length, to + size); to < stop; to += 1) out[to] = out[to - back] ?? 0
    }
  }
  return out
}

function copyOf(block: Buffer, tag: number, at: number): { size: number; back: number; width: number } {
  if ((tag & 3) === 1) return { size: ((tag >> 2) & 7) + 4, back: ((tag >> 5) << 8) | block.readUInt8(at), width: 1 }
  const width = (tag & 3) === 2 ? 2 : 4
  return { size: (tag >> 2) + 1, back: block.readUIntLE(at, width), width }
}

/** A number in pieces of seven bits, the lowest first; of more than 35 bits the lowest matter. */
export function varint(bytes: Buffer, from: number): { value: number; end: number } {
  let [value, factor, at] = [0, 1, from]
  for (;;) {
    const byte = bytes.readUInt8(at)
    at += 1
    if (factor < 2 ** 49) value += (byte & 0x7f) * factor
    factor *= 128
    if (byte < 0x80) return { value, end: at }
  }
}
