/** What one byte stands for: so many that follow as they are; a repetition with the next one; a blank and a letter. */
const [LAST_COPY, FIRST_BACK, FIRST_BLANK] = [8, 0x80, 0xc0]

/** A record packed by PalmDOC, which unpacks to `most` bytes or fewer: what is behind them is left out. */
export function unpackPalm(packed: Buffer, most: number): Buffer {
  const out = Buffer.alloc(most)
  let length = 0
  const put = (byte: number) => {
    if (length < most) out[length++] = byte
  }
  for (let at = 0; at < packed.length && length < most; ) {
    const byte = packed[at++] ?? 0
    if (byte >= 1 && byte <= LAST_COPY) {
      for (const one of packed.subarray(at, at + byte)) put(one)
      at += byte
    } else if (byte < FIRST_BACK) put(byte)
    else if (byte >= FIRST_BLANK) {
      put(0x20)
      put(byte ^ 0x80)
    } else {
      const said = ((byte << 8) | (packed[at++] ?? 0)) & 0x3fff
      const distance = said >> 3
      for (let left = (said & 7) + 3; left > 0; left -= 1)
        put(distance <= length ? (out[length - distance] ?? 0) : 0x20)
    }
  }
  return out.subarray(0, length)
}
