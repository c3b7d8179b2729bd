import { crc32, zstdCompressSync } from 'node:zlib'

/** What `in/one.txt` (Oneword) and `two.txt` (Twoword) are as a tar packed by the usual commands, by xz and bzip2 its halves one behind the other. */
export const PACKED_TARS = {
  lzma: 'XQAAgAD//////////wA0m4HlegYHeo3LlCcRRgLULogIJmwTkhxULtp79Pg38wvZjjwb9xhyyVpmRBIl/X1uVap2W4AJi3nx3KV6dNGtt5WJOrybLXKzbqBGdr7XigzBj5KjpSr8AquMTEmuYWLdEMZifY/0+wgy99uG7yH2bI04LMNle//6bS5y',
  xz: '/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4AX/AEtdADSbgeV6Bgd6jcuUJxFyThmLihIZD/lXVyFjEJdQ0veyggYY0b+W5pyAVAORwml3sNIDu/19UnaWAj9nvmWyNwhgGTqe3YvuQ0AqAAAAQh34QbyUM6AAAWeADAAAABXklC2xxGf7AgAAAAAEWVoAAAAA/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4AX/ABZdACodyfACcjKlFcD9mE2ZkJqEQ+tpXAAAAADUK+ljwGmJNQABMoAMAAAAUX3XcbHEZ/sCAAAAAARZWg==',
  bz2: 'QlpoOTFBWSZTWZgydMwAAC7dgMGAQAHvgAAA5iG+wAkIIABUJVNMQyBoxBptIJVPUzUAyAZpAWDCH2zwDKLGhgKBcCHE5xFKlEAZ7gcRk9ZJfJsmREhmM9bv3XxTKDaiCFkLEKKHh+LuSKcKEhMGTpmAQlpoOTFBWSZTWcF8B+0AAAxDgMAABAAEAJCAABggACElGHqEMCGFfIDqI4ThdyRThQkMF8B+0A==',
}

/** Two texts, one behind the other, packed together in ways of 7-Zip: `Lzmaword and Lzmaword again`, `Secondword`. */
export const SEVEN_TEXTS = ['Lzmaword and Lzmaword again', 'Secondword']
const WAYS = {
  copy: { coder: [0x01, 0x00], packed: Buffer.from(SEVEN_TEXTS.join('')) },
  lzma: {
    coder: [0x23, 0x03, 0x01, 0x01, 5, 0x5d, 0, 0, 1, 0],
    packed: Buffer.from('ACYeiaYkdmLqDNS4Y1UA+RMX+Wh/cnHgfyJB7Z7jd///6hbYAA==', 'base64'),
  },
  zstd: { coder: [0x04, 0x04, 0xf7, 0x11, 0x01], packed: zstdCompressSync(SEVEN_TEXTS.join('')) },
  lzma2: {
    coder: [0x21, 0x21, 1, 0x08],
    packed: Buffer.from('4AAkAB9dACYeiaYkdmLqDNS4Y1UA+RMX+Wh/cnHgfyJB7XFb4AAA', 'base64'),
  },
  /** By a password: nothing is told of what is inside. */
  encrypted: { coder: [0x24, 0x06, 0xf1, 0x07, 0x01, 1, 0x13], packed: Buffer.alloc(48, 7) },
  /** In a way that nothing here unpacks: Lizard, which some builds of 7-Zip have. */
  other: { coder: [0x04, 0x04, 0xf7, 0x11, 0x06], packed: Buffer.alloc(20, 7) },
  /** In one that libarchive unpacks, damaged: PPMd. */
  'damaged ppmd': { coder: [0x23, 0x03, 0x04, 0x01, 5, 6, 0, 0, 1, 0], packed: Buffer.alloc(20, 7) },
}

/** The same two texts, packed by 7-Zip 26: PPMd; the calls of programs in a stream of their own (BCJ2), each packed by LZMA; other usual ways. */
export const SEVEN_PACKED: Readonly<Record<string, string>> = {
  ppmd: 'N3q8ryccAARbay0cHAAAAAAAAACGAAAAAAAAAIGUij4ATC/RrOI28Fgb10djcrZsg+jXVv5ygolPSUcAAQQGAAEJHAAHCwEAASMDBAEFBgAAAQAMJQAIDQIJGwoBtha/OCgfPjgAAAUCES8AUABhAHAAZQByAHMALwBvAG4AZQAuAHQAeAB0AAAAdAB3AG8ALgB0AHgAdAAAABkEAAAAABQSAQAAwN+56ITcAQDA37nohNwBFQoBACCApIEggKSBAAA=',
  bcj2: 'N3q8ryccAATZI5zjLwAAAAAAAAC2AAAAAAAAAM2HXQ0AJh6JpiR2YuoM1LhjVQD5Exf5aH9yceB/IkHtcVvgAAAAAAAAAAAAAAAAAAAAAAEEBgAECSAFBQUABwsBAAQjAwEBBV0AEAAAIwMBAQVdABAAACMDAQEFXQAQAAAUAwMBGwQBBQAEAQMCAgYBAAwAACUlAAgNAgkbCgG2Fr84KB8+OAAABQIZAwAAABEvAFAAYQBwAGUAcgBzAC8AbwBuAGUALgB0AHgAdAAAAHQAdwBvAC4AdAB4AHQAAAAZBAAAAAAUEgEAAMDfueiE3AEAwN+56ITcARUKAQAggKSBIICkgQAA',
  'calls (BCJ)':
    'N3q8ryccAARlQjuWJwAAAAAAAACWAAAAAAAAAI9bDELgACQAH10AJh6JpiR2YuoM1LhjVQD5Exf5aH9yceB/IkHtcVvgAAABBAYAAQknAAcLAQACISEBAAQDAwEDAQAMJSUACA0CCRsKAbYWvzgoHz44AAAFAhkMAAAAAAAAAAAAAAAAES8AUABhAHAAZQByAHMALwBvAG4AZQAuAHQAeAB0AAAAdAB3AG8ALgB0AHgAdAAAABkEAAAAABQSAQAAwN+56ITcAQDA37nohNwBFQoBACCApIEggKSBAAA=',
  'differences (Delta)':
    'N3q8ryccAATH3ai0KAAAAAAAAACWAAAAAAAAAIMlHdQAJh6JpiGK2H0chXyn+6zqIG9+gEQjdh4fIgpoL3tJGrtprybk4wAAAQQGAAEJKAAHCwEAAiMDAQEFXQAQAAAhAwEDAQAMJSUACA0CCRsKAbYWvzgoHz44AAAFAhkHAAAAAAAAABEvAFAAYQBwAGUAcgBzAC8AbwBuAGUALgB0AHgAdAAAAHQAdwBvAC4AdAB4AHQAAAAZBAAAAAAUEgEAAMDfueiE3AEAwN+56ITcARUKAQAggKSBIICkgQAA',
  deflate:
    'N3q8ryccAAScCkI3KQAAAAAAAACGAAAAAAAAAOj29QdFx7EJACAMBMBVMpCdEzy+iIUfsBGcPqTKddf+wfNLg2iVha0+h4v5AAEEBgABCSkABwsBAAEDBAEIDCUACA0CCRsKAbYWvzgoHz44AAAFAhkEAAAAABEvAFAAYQBwAGUAcgBzAC8AbwBuAGUALgB0AHgAdAAAAHQAdwBvAC4AdAB4AHQAAAAZBAAAAAAUEgEAAMDfueiE3AEAwN+56ITcARUKAQAggKSBIICkgQAA',
  bzip2:
    'N3q8ryccAASk2rt1QQAAAAAAAACGAAAAAAAAACbweVBCWmg5MUFZJlNZ/iNuxQAAAheAQAAABAgALqOQkCAAIYkBkxCmAANFKG6oD5krrixLVVljgVY+LuSKcKEh/EbdigEEBgABCUEABwsBAAEDBAICDCUACA0CCRsKAbYWvzgoHz44AAAFAhkEAAAAABEvAFAAYQBwAGUAcgBzAC8AbwBuAGUALgB0AHgAdAAAAHQAdwBvAC4AdAB4AHQAAAAZBAAAAAAUEgEAAMDfueiE3AEAwN+56ITcARUKAQAggKSBIICkgQAA',
}

/** An archive of 7-Zip that holds the two texts as `Papers/one.txt` and `two.txt`, and an empty folder (7zFormat.txt). */
export function makeSevenZip(way: keyof typeof WAYS): Buffer {
  const { coder, packed } = WAYS[way]
  const sizes = SEVEN_TEXTS.map((text) => text.length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const names = Buffer.from(`${['Papers/one.txt', 'two.txt', 'Papers'].join('\0')}\0`, 'utf16le')
  const changed = Buffer.alloc(24)
  for (const at of [0, 8, 16]) changed.writeBigUInt64LE(134_128_224_000_000_000n, at)
  const header = Buffer.concat([
    Buffer.from([0x01, 0x04, 0x06, 0, 1, 0x09, packed.length, 0]),
    Buffer.from([0x07, 0x0b, 1, 0, 1, ...coder, 0x0c, total, 0]),
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
  /** What stands in the archive in its place. */
  packed?: Buffer
  /** 0 where it is only stored. */
  method?: number
  isEncrypted?: boolean
  /** It needs what stands before it, or stands in several volumes. */
  isSolid?: boolean
  isSplit?: boolean
}

/** A RAR of version 5; `isLocked`: its list is encrypted too. */
export function makeRar(files: readonly RarFile[], { isLocked = false } = {}): Buffer {
  const blocks = [block([1, 0, 0])]
  if (isLocked) blocks.push(block([4, 0, 0, 0, 15]))
  for (const { name, content, method = 0, isEncrypted = false, isSolid = false, isSplit = false, ...more } of files) {
    const [unpacked, packed] = [Buffer.from(content), more.packed ?? Buffer.from(content)]
    const extra = isEncrypted ? [3, 1, 0, 0] : []
    const flags = 2 | (isEncrypted ? 1 : 0) | (isSplit ? 16 : 0)
    const letters = [...Buffer.from(name)]
    const way = (isSolid ? 0x40 : 0) | (method ? 0x80 : 0)
    const fields = [2, unpacked.length, 0, 0, 0xc3, 0x69, 0x69, way, ...(method ? [method] : [])]
    const head = [2, flags, ...(isEncrypted ? [extra.length] : []), packed.length, ...fields, 0, letters.length]
    blocks.push(block([...head, ...letters, ...extra]), packed)
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
  for (const { name, content, method = 0, isEncrypted = false, isSolid = false, isSplit = false, ...more } of files) {
    const fields = Buffer.alloc(25)
    const [unpacked, packed] = [Buffer.from(content), more.packed ?? Buffer.from(content)]
    fields.writeUInt32LE(packed.length, 0)
    fields.writeUInt32LE(unpacked.length, 4)
    fields.writeUInt32LE(crc32(unpacked), 9)
    fields.writeUInt32LE(0x5c3e_4800, 13)
    fields[17] = 29
    fields[18] = 0x30 + method
    const letters = Buffer.from(name)
    fields.writeUInt16LE(letters.length, 19)
    const flags = 0x8000 | 0x200 | (isEncrypted ? 4 : 0) | (isSolid ? 0x10 : 0) | (isSplit ? 2 : 0)
    blocks.push(oldBlock(0x74, flags, Buffer.concat([fields, letters])), packed)
  }
  return Buffer.concat([Buffer.from('526172211a0700', 'hex'), ...blocks, oldBlock(0x7b, 0x4000, Buffer.alloc(0))])
}

function oldBlock(kind: number, flags: number, fields: Buffer): Buffer {
  const head = Buffer.alloc(7)
  head[2] = kind
  head.writeUInt16LE(flags, 3)
  head.writeUInt16LE(7 + fields.length, 5)
  const whole = Buffer.concat([head, fields])
  whole.writeUInt16LE(crc32(whole.subarray(2)) & 0xffff, 0)
  return whole
}

/** A text packed in a RAR's own way, each letter by a code of eight bits: that of version 5, or of 3 and 4. */
export function rarPacked(text: string, version: 'new' | 'old'): Buffer {
  const bits: string[] = []
  const put = (value: number, count: number) => bits.push(value.toString(2).padStart(count, '0'))
  if (version === 'old') put(0, 2)
  // How long the codes of code lengths are: of 8 one bit, of 9 and of zeros two. Then those: of letters eight, of the last and of the end nine.
  for (let symbol = 0; symbol < 20; symbol += 1) put({ 8: 1, 9: 2, 19: 2 }[symbol] ?? 0, 4)
  for (let letter = 0; letter < 255; letter += 1) put(0b0, 1)
  put(0b1010, 4)
  for (let left = (version === 'new' ? 430 : 404) - 257; left > 0; left -= 138) {
    put(0b11, 2)
    put(Math.min(left, 138) - 11, 7)
  }
  for (const letter of Buffer.from(text)) put(letter, 8)
  // The end of the file, which only older ones have.
  if (version === 'old') put(0b11111111100, 11)
  const said = bits.join('')
  const bytes = Buffer.from((said.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)))
  if (version === 'old') return Buffer.concat([bytes, Buffer.alloc(8)])
  // Its head: how many bits of the last byte count, that it is the last and has codes; how long it is; the sum of both.
  const flags = 0x80 | 0x40 | 0x08 | ((said.length + 7) % 8)
  const [low, high] = [bytes.length & 0xff, bytes.length >> 8]
  return Buffer.concat([Buffer.from([flags, 0x5a ^ flags ^ low ^ high, low, high]), bytes])
}
