import { Unreadable } from '../../unreadable.ts'

const WINDOW = 4_096
/** Places in the window are counted from here. */
const FROM = 4_078
const SHORTEST = 3
const GROWTH = 16

/** What older Visio packs: single bytes, and stretches of the last four thousand. @throws Unreadable `TooLarge` */
export function unpackedPiece(packed: Buffer, most: number): Buffer {
  // Two bytes give at most eighteen.
  const out = Buffer.alloc(Math.min(Math.max(0, most) + 1, packed.length * GROWTH + WINDOW))
  const window = Buffer.alloc(WINDOW)
  let [length, at] = [0, 0]
  const put = (byte: number) => {
    window[length % WINDOW] = byte
    out[length] = byte
    length += 1
  }
  while (at < packed.length) {
    const flags = packed[at++] ?? 0
    for (let bit = 0; bit < 8 && at < packed.length; bit += 1) {
      if ((flags >> bit) & 1) {
        put(packed[at++] ?? 0)
        continue
      }
      if (at + 1 >= packed.length) return out.subarray(0, length)
      const [low, high] = [packed[at] ?? 0, packed[at + 1] ?? 0]
      at += 2
      const place = low + ((high & 0xf0) << 4)
      const start = place > FROM ? place - FROM : place + (WINDOW - FROM)
      for (let index = 0; index < (high & 0x0f) + SHORTEST; index += 1) put(window[(start + index) % WINDOW] ?? 0)
    }
    if (length > most) throw new Unreadable('TooLarge', 'The drawing unpacks to too much')
  }
  return out.subarray(0, length)
}
