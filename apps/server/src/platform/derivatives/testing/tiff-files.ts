/** A gray TIFF of eight by eight pixels, of any number of bits a pixel (TIFF 6.0, 2). */
export function grayTiff(bits: number): Buffer {
  const pixels = Buffer.alloc(Math.ceil((8 * bits) / 8) * 8, 0x5a)
  const fields: [tag: number, type: number, value: number][] = [
    [256, 3, 8],
    [257, 3, 8],
    [258, 3, bits],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 3, 8],
    [279, 4, pixels.length],
  ]
  const head = Buffer.alloc(8)
  head.write('II*\0', 0, 'latin1')
  head.writeUInt32LE(8 + pixels.length, 4)
  const directory = Buffer.alloc(2 + fields.length * 12 + 4)
  directory.writeUInt16LE(fields.length, 0)
  fields.forEach(([tag, type, value], index) => {
    const at = 2 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(1, at + 4)
    directory.writeUInt32LE(value, at + 8)
  })
  return Buffer.concat([head, pixels, directory])
}
