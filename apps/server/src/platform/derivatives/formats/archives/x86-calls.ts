const [CALL, JUMP, LENGTH] = [0xe8, 0xe9, 5]
const isEdge = (byte: number): boolean => byte === 0x00 || byte === 0xff
/** By which of the three bytes before an address also looked like the beginning of one. */
const IS_ALLOWED = [true, true, true, false, true, false, false, false]
const BITS_BEFORE = [0, 1, 2, 2, 3, 3, 3, 3]

/**
 * Programs for x86 are packed with the places that they call instead of the ways to them (BCJ, as xz-file-format.txt, 5.3.2 has
 * it): the ways again, in a copy.
 */
export function callsUndone(packed: Buffer): Buffer {
  const out = Buffer.from(packed)
  let [mask, last] = [0, -LENGTH]
  for (let at = 0; at + LENGTH <= out.length; ) {
    if (out[at] !== CALL && out[at] !== JUMP) {
      at += 1
      continue
    }
    const gap = at - last
    last = at
    mask = gap > 3 ? 0 : (mask << (gap - 1)) & 7
    if (!isAddress(out, at, mask)) {
      mask = ((mask << 1) & 7) | 1
      at += 1
      continue
    }
    out.writeUInt32LE(wayFrom(out.readUInt32LE(at + 1), at + LENGTH, mask), at + 1)
    at += LENGTH
    last = at - 1
    mask = 0
  }
  return out
}

function isAddress(bytes: Buffer, at: number, mask: number): boolean {
  if (!isEdge(bytes[at + 4] ?? 1)) return false
  return mask === 0 || ((IS_ALLOWED[mask] ?? false) && !isEdge(bytes[at + 4 - (BITS_BEFORE[mask] ?? 0)] ?? 0))
}

function wayFrom(place: number, behind: number, mask: number): number {
  let way = (place - behind) >>> 0
  for (let from = place; mask !== 0; way = (from - behind) >>> 0) {
    const shift = (BITS_BEFORE[mask] ?? 0) * 8
    if (!isEdge((way >>> (24 - shift)) & 0xff)) break
    from = (way ^ ((2 ** (32 - shift) - 1) >>> 0)) >>> 0
  }
  // The highest byte is a sign.
  return ((way & 0x1ffffff) | ((way >>> 24) & 1 ? 0xff000000 : 0)) >>> 0
}
