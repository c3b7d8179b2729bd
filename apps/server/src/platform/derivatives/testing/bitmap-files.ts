/**
 * A bitmap of three by two pixels of so many bits: above red, green, blue, below black, white, red.
 * @param isFromTop its rows stand from the top on; else from the bottom, as usual
 */
export function makeBitmap(bits: 1 | 4 | 8 | 16 | 24 | 32, { isFromTop = false, way = 0 } = {}): Buffer {
  const colours = [0xff0000, 0x00ff00, 0x0000ff, 0x000000, 0xffffff]
  const rows = [
    [0, 1, 2],
    [3, 4, 0],
  ].map((row) =>
    rowOf(
      row.map((one) => pixelOf(bits, colours, one)),
      bits,
    ),
  )
  const table = Buffer.concat((bits <= 8 ? colours : []).map((colour) => little(colour, 4)))
  const masks = way === 3 ? Buffer.concat([0xf800, 0x7e0, 0x1f].map((mask) => little(mask, 4))) : Buffer.alloc(0)
  const head = Buffer.alloc(54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(54 + masks.length + table.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(3, 18)
  head.writeInt32LE(isFromTop ? -2 : 2, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(way, 30)
  head.writeUInt32LE(bits <= 8 ? colours.length : 0, 46)
  return Buffer.concat([head, masks, table, ...(isFromTop ? rows : rows.toReversed())])
}

/** A bitmap of 24 bits of pixels in red, green and blue, row by row from the top. */
export function bitmapOf(pixels: Uint8Array, { width, height }: { width: number; height: number }): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4
  const head = Buffer.alloc(54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(-height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  const rows = Buffer.alloc(rowBytes * height)
  for (let y = 0; y < height; y += 1)
    for (let at = 0; at < width * 3; at += 3) {
      const from = y * width * 3 + at
      for (let part = 0; part < 3; part += 1) rows[y * rowBytes + at + part] = pixels[from + 2 - part] ?? 0
    }
  return Buffer.concat([head, rows])
}

function pixelOf(bits: number, colours: readonly number[], index: number): number {
  if (bits <= 8) return bits === 1 ? index % 2 : index
  const colour = colours[index] ?? 0
  if (bits > 16) return colour
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255]
  return ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3)
}

function rowOf(pixels: readonly number[], bits: number): Buffer {
  const row = Buffer.alloc(Math.ceil((pixels.length * bits) / 32) * 4)
  pixels.forEach((pixel, x) => {
    if (bits >= 8) little(pixel, bits / 8).copy(row, (x * bits) / 8)
    else {
      const at = Math.floor((x * bits) / 8)
      row[at] = (row[at] ?? 0) | (pixel << (8 - bits * ((x % (8 / bits)) + 1)))
    }
  })
  return row
}

function little(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntLE(value, 0, length)
  return bytes
}
