import { gzipSync } from 'node:zlib'

/** A tar of the given files (ustar). */
export function makeTar(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const bytes = Buffer.from(content)
    const head = Buffer.alloc(512)
    head.write(name, 0)
    head.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
    head.write('00000000000\0        0', 136)
    head.write('ustar\u000000', 257)
    const sum = head.reduce((total, byte) => total + byte, 0)
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1_024)])
}

/** Bytes packed by gzip, which keeps the name. */
export function makeGzip(name: string, content: string | Buffer): Buffer {
  const packed = gzipSync(content)
  const head = Buffer.from(packed.subarray(0, 10))
  head[3] = 0x08
  return Buffer.concat([head, Buffer.from(`${name}\0`), packed.subarray(10)])
}

/** A table of dBase III. */
export function makeDbf(
  columns: readonly (readonly [name: string, kind: string, length: number])[],
  rows: readonly (readonly (string | Buffer)[])[],
  { page = 0, deleted = -1 } = {},
): Buffer {
  const head = Buffer.alloc(32 + 32 * columns.length + 1)
  head.set([3, 126, 1, 1], 0)
  head.writeUInt32LE(rows.length, 4)
  head.writeUInt16LE(head.length, 8)
  head.writeUInt16LE(1 + columns.reduce((sum, [, , length]) => sum + length, 0), 10)
  head[29] = page
  for (const [index, [name, kind, length]] of columns.entries()) {
    head.write(`${name.padEnd(11, '\0')}${kind}`, 32 + 32 * index, 'latin1')
    head[32 + 32 * index + 16] = length
  }
  head[head.length - 1] = 0x0d
  const body = rows.map((row, at) => {
    const cells = row.map((cell, index) => {
      const bytes = Buffer.alloc(columns[index]?.[2] ?? 0, ' ')
      Buffer.from(cell).copy(bytes)
      return bytes
    })
    return Buffer.concat([Buffer.from(at === deleted ? '*' : ' '), ...cells])
  })
  return Buffer.concat([head, ...body, Buffer.from([0x1a])])
}
