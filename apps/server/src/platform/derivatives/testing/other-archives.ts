import { crc32, deflateRawSync, zstdCompressSync } from 'node:zlib'

/** What `in/one.txt` (Oneword) and `two.txt` (Twoword) are as a tar packed by the usual commands, by xz and bzip2 its halves one behind the other. */
export const PACKED_TARS = {
  lzma: 'XQAAgAD//////////wA0m4HlegYHeo3LlCcRRgLULogIJmwTkhxULtp79Pg38wvZjjwb9xhyyVpmRBIl/X1uVap2W4AJi3nx3KV6dNGtt5WJOrybLXKzbqBGdr7XigzBj5KjpSr8AquMTEmuYWLdEMZifY/0+wgy99uG7yH2bI04LMNle//6bS5y',
  xz: '/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4AX/AEtdADSbgeV6Bgd6jcuUJxFyThmLihIZD/lXVyFjEJdQ0veyggYY0b+W5pyAVAORwml3sNIDu/19UnaWAj9nvmWyNwhgGTqe3YvuQ0AqAAAAQh34QbyUM6AAAWeADAAAABXklC2xxGf7AgAAAAAEWVoAAAAA/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4AX/ABZdACodyfACcjKlFcD9mE2ZkJqEQ+tpXAAAAADUK+ljwGmJNQABMoAMAAAAUX3XcbHEZ/sCAAAAAARZWg==',
  bz2: 'QlpoOTFBWSZTWZgydMwAAC7dgMGAQAHvgAAA5iG+wAkIIABUJVNMQyBoxBptIJVPUzUAyAZpAWDCH2zwDKLGhgKBcCHE5xFKlEAZ7gcRk9ZJfJsmREhmM9bv3XxTKDaiCFkLEKKHh+LuSKcKEhMGTpmAQlpoOTFBWSZTWcF8B+0AAAxDgMAABAAEAJCAABggACElGHqEMCGFfIDqI4ThdyRThQkMF8B+0A==',
}

/** Two texts, one behind the other, packed together in each way of 7-Zip: `Lzmaword and Lzmaword again`, `Secondword`. */
export const SEVEN_TEXTS = ['Lzmaword and Lzmaword again', 'Secondword']
const WAYS = {
  /** Each as its coders, and how they are joined where there are two. */
  copy: { coder: [0x01, 0x00], packed: Buffer.from(SEVEN_TEXTS.join('')) },
  lzma: {
    coder: [0x23, 0x03, 0x01, 0x01, 5, 0x5d, 0, 0, 1, 0],
    packed: Buffer.from('ACYeiaYkdmLqDNS4Y1UA+RMX+Wh/cnHgfyJB7Z7jd///6hbYAA==', 'base64'),
  },
  /** First programs' calls, then LZMA. */
  'calls and lzma': {
    coder: [0x04, 0x03, 0x03, 0x01, 0x03, 0x23, 0x03, 0x01, 0x01, 5, 0x5d, 0, 0, 1, 0, 0, 1],
    packed: Buffer.from('ACYeiaYkdmLqDNS4Y1UA+RMX+Wh/cnHgfyJB7Z7jd///6hbYAA==', 'base64'),
  },
  'differences and lzma': {
    coder: [0x21, 0x03, 1, 0, 0x23, 0x03, 0x01, 0x01, 5, 0x5d, 0, 0, 1, 0, 0, 1],
    packed: Buffer.from('ACYLmm9As9MPYeRN8L/CiHD4MoN751t6NuoQH7p1037Hk//w9f/s84AA', 'base64'),
  },
  deflate: { coder: [0x03, 0x04, 0x01, 0x08], packed: deflateRawSync(SEVEN_TEXTS.join('')) },
  zstd: { coder: [0x04, 0x04, 0xf7, 0x11, 0x01], packed: zstdCompressSync(SEVEN_TEXTS.join('')) },
  bzip2: {
    coder: [0x03, 0x04, 0x02, 0x02],
    packed: Buffer.from(
      'QlpoOTFBWSZTWf4jbsUAAAIXgEAAAAQIAC6jkJAgACGJAZMQpgADRShuqA+ZK64sS1VZY4FWPi7kinChIfxG3Yo=',
      'base64',
    ),
  },
  lzma2: {
    coder: [0x21, 0x21, 1, 0x08],
    packed: Buffer.from('4AAkAB9dACYeiaYkdmLqDNS4Y1UA+RMX+Wh/cnHgfyJB7XFb4AAA', 'base64'),
  },
  /** By a password: nothing is told of what is inside. */
  encrypted: { coder: [0x24, 0x06, 0xf1, 0x07, 0x01, 1, 0x13], packed: Buffer.alloc(48, 7) },
  /** In a way that nothing here unpacks: PPMd. */
  other: { coder: [0x23, 0x03, 0x04, 0x01, 5, 6, 0, 0, 1, 0], packed: Buffer.alloc(20, 7) },
}

/** An archive of 7-Zip that holds the two texts as `Papers/one.txt` and `two.txt`, and an empty folder (7zFormat.txt). */
export function makeSevenZip(way: keyof typeof WAYS): Buffer {
  const { coder, packed } = WAYS[way]
  const coders = way.includes(' and ') ? 2 : 1
  const sizes = SEVEN_TEXTS.map((text) => text.length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const names = Buffer.from(`${['Papers/one.txt', 'two.txt', 'Papers'].join('\0')}\0`, 'utf16le')
  const changed = Buffer.alloc(24)
  for (const at of [0, 8, 16]) changed.writeBigUInt64LE(134_128_224_000_000_000n, at)
  const header = Buffer.concat([
    Buffer.from([0x01, 0x04, 0x06, 0, 1, 0x09, packed.length, 0]),
    Buffer.from([0x07, 0x0b, 1, 0, coders, ...coder, 0x0c, ...Array.from({ length: coders }, () => total), 0]),
    Buffer.from([0x08, 0x0d, 2, 0x09, sizes[0] ?? 0, 0, 0]),
    Buffer.from([0x05, 3, 0x0e, 1, 0x20, 0x11, names.length + 1, 0]),
    names,
    Buffer.from([0x14, changed.length + 2, 1, 0]),
    changed,
    Buffer.from([0, 0]),
  ])
  const start = Buffer.alloc(32)
  start.write('377abcaf271c0004', 'hex')
  start.writeBigUInt64LE(BigInt(packed.length), 12)
  start.writeBigUInt64LE(BigInt(header.length), 20)
  start.writeUInt32LE(crc32(header), 28)
  return Buffer.concat([start, packed, header])
}

export interface RarFile {
  name: string
  content: string
  /** 0 where it is only stored. */
  method?: number
  isEncrypted?: boolean
}

/** A RAR of version 5; `isLocked`: its list is encrypted too. */
export function makeRar(files: readonly RarFile[], { isLocked = false } = {}): Buffer {
  const blocks = [block([1, 0, 0])]
  if (isLocked) blocks.push(block([4, 0, 0, 0, 15]))
  for (const { name, content, method = 0, isEncrypted = false } of files) {
    const extra = isEncrypted ? [3, 1, 0, 0] : []
    const flags = 2 | (isEncrypted ? 1 : 0)
    const letters = [...Buffer.from(name)]
    const fields = [2, content.length, 0, 0, 0xc3, 0x69, 0x69, method << 7 ? 0x80 : 0, ...(method ? [method] : [])]
    const head = [2, flags, ...(isEncrypted ? [extra.length] : []), content.length, ...fields, 0, letters.length]
    blocks.push(block([...head, ...letters, ...extra]), Buffer.from(content))
  }
  return Buffer.concat([Buffer.from('526172211a070100', 'hex'), ...blocks, block([5, 0, 0])])
}

function block(bytes: readonly number[]): Buffer {
  const body = Buffer.from([bytes.length, ...bytes])
  const sum = Buffer.alloc(4)
  sum.writeUInt32LE(crc32(body))
  return Buffer.concat([sum, body])
}

/** A RAR of before 2013; `isLocked`: its list is encrypted too. */
export function makeOldRar(files: readonly RarFile[], { isLocked = false } = {}): Buffer {
  const blocks = [oldBlock(0x73, isLocked ? 0x80 : 0, Buffer.alloc(6))]
  for (const { name, content, method = 0, isEncrypted = false } of files) {
    const fields = Buffer.alloc(25)
    fields.writeUInt32LE(content.length, 0)
    fields.writeUInt32LE(content.length, 4)
    fields.writeUInt32LE(0x5c3e_4800, 13)
    fields[17] = 29
    fields[18] = 0x30 + method
    const letters = Buffer.from(name)
    fields.writeUInt16LE(letters.length, 19)
    const flags = 0x8000 | 0x200 | (isEncrypted ? 4 : 0)
    blocks.push(oldBlock(0x74, flags, Buffer.concat([fields, letters])), Buffer.from(content))
  }
  return Buffer.concat([Buffer.from('526172211a0700', 'hex'), ...blocks, oldBlock(0x7b, 0x4000, Buffer.alloc(0))])
}

function oldBlock(kind: number, flags: number, fields: Buffer): Buffer {
  const head = Buffer.alloc(7)
  head[2] = kind
  head.writeUInt16LE(flags, 3)
  head.writeUInt16LE(7 + fields.length, 5)
  return Buffer.concat([head, fields])
}
