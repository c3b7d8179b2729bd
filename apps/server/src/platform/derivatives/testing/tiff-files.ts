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
  return Buffer.concat([head, pixels, directoryOf(fields)])
}

function directoryOf(fields: readonly (readonly [tag: number, type: number, value: number])[]): Buffer {
  const directory = Buffer.alloc(2 + fields.length * 12 + 4)
  directory.writeUInt16LE(fields.length, 0)
  fields.forEach(([tag, type, value], index) => {
    const at = 2 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(1, at + 4)
    directory.writeUInt32LE(value, at + 8)
  })
  return directory
}

/**
 * A fax of eight by eight dots, its right half black, packed as group 4 (ITU-T T.6): the first row in whole, the others as the one before.
 * @param dots an inch, across and down
 */
export function faxTiff([across, down]: readonly [number, number] = [200, 200]): Buffer {
  const bits = `001${'1011'}${'011'}${'11'.repeat(7)}${'000000000001'.repeat(2)}`.padEnd(48, '0')
  const packed = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const fields: [tag: number, type: number, value: number][] = [
    [256, 3, 8],
    [257, 3, 8],
    [258, 3, 1],
    [259, 3, 4],
    [262, 3, 0],
    [273, 4, 8],
    [277, 3, 1],
    [278, 3, 8],
    [279, 4, packed.length],
    [282, 5, 16],
    [283, 5, 24],
  ]
  const head = Buffer.alloc(32)
  head.write('II*\0', 0, 'latin1')
  packed.copy(head, 8)
  for (const [at, value] of [
    [16, across],
    [24, down],
  ] as const) {
    head.writeUInt32LE(value, at)
    head.writeUInt32LE(1, at + 4)
  }
  head.writeUInt32LE(32, 4)
  return Buffer.concat([head, directoryOf(fields)])
}
