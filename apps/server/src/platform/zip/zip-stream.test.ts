import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readByYauzl } from './testing/read-by-yauzl.ts'
import { readZip } from './testing/read-zip.ts'
import { centralHeader, descriptor, endRecords, localHeader } from './zip-format.ts'
import { NamesInFolder } from './zip-names.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const at = new Date('2026-11-27T08:00:02Z')
const fourGiB = 2 ** 32

async function* from(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries
}
const entry = (path: string, content: string | string[]): ZipEntry => ({
  path,
  at,
  size: Buffer.byteLength([content].flat().join('')),
  open: async () =>
    Array.isArray(content) ? Readable.from(content.map((one) => Buffer.from(one))) : Buffer.from(content),
})

test('folders, whole and streamed entries come out as they went in', async () => {
  const zip = await buffer(
    zipStream(
      from([
        { path: 'é/', at, size: 0 },
        entry('é/whole.txt', 'words'),
        entry('é/streamed.txt', ['wo', 'rds']),
        entry('none', ''),
      ]),
    ),
  )
  expect(readZip(zip).map(({ path, content }) => [path, content.toString()])).toEqual([
    ['é/', ''],
    ['é/whole.txt', 'words'],
    ['é/streamed.txt', 'words'],
    ['none', ''],
  ])
  // 27 November 2026, 8:00:02, two seconds a step.
  expect(zip.readUInt16LE(12)).toBe((46 << 9) | (11 << 5) | 27)
  expect(zip.readUInt16LE(10)).toBe((8 << 11) | 1)
})

test('an entry of unknown size is deflated, and a foreign reader finds it whole', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index}\n`)
  const zip = await buffer(zipStream(from([{ ...entry('long.txt', lines), size: null }, entry('after.txt', 'short')])))
  expect(zip.length).toBeLessThan(60_000)
  expect(await readByYauzl(zip)).toEqual({ 'long.txt': lines.join(''), 'after.txt': 'short' })
})

test('an entry of unknown size that fails breaks the archive off', async () => {
  async function* failing(): AsyncGenerator<Buffer> {
    yield Buffer.from('begun')
    throw new Error('gone')
  }
  const broken = { ...entry('broken', ''), size: null, open: async () => Readable.from(failing()) }
  await expect(buffer(zipStream(from([broken])))).rejects.toThrow('gone')
})

test('an entry that fails or has another size breaks the archive off', async () => {
  const short = { ...entry('short', ['abc']), size: 4 }
  await expect(buffer(zipStream(from([short])))).rejects.toThrow('short has 3 bytes instead of 4.')
  const whole = { ...entry('whole', 'abc'), size: 2 }
  await expect(buffer(zipStream(from([whole])))).rejects.toThrow('whole has 3 bytes instead of 2.')
  const failing = { ...entry('failing', 'x'), open: async () => Promise.reject(new Error('gone')) }
  await expect(buffer(zipStream(from([failing])))).rejects.toThrow('gone')
})

test('more entries than the old format counts are counted by zip64 records', async () => {
  const entries = Array.from({ length: 65_536 }, (_, index) => entry(`${index}`, ''))
  const zip = await buffer(zipStream(from(entries)))
  const end = zip.subarray(-22)
  expect(end.readUInt16LE(10)).toBe(0xffff)
  const locator = zip.subarray(-42, -22)
  expect(locator.readUInt32LE(0)).toBe(0x07064b50)
  const record = zip.subarray(Number(locator.readBigUInt64LE(8)))
  expect([record.readUInt32LE(0), record.readBigUInt64LE(32)]).toEqual([0x06064b50, 65_536n])
  expect(zip.readUInt32LE(Number(record.readBigUInt64LE(48)))).toBe(0x02014b50)
})

test('what is beyond four gigabytes stands in zip64 fields, and the old ones say so', () => {
  const record = {
    name: Buffer.from('big'),
    size: fourGiB,
    packedSize: null,
    crc: 5,
    at,
    isFolder: false,
    hasDescriptor: true,
    offset: fourGiB + 7,
  }
  const local = localHeader(record)
  expect([local.readUInt32LE(18), local.readUInt32LE(22), local.readUInt16LE(28)]).toEqual([0xffffffff, 0xffffffff, 20])
  expect([local.readUInt16LE(33), local.readBigUInt64LE(37), local.readBigUInt64LE(45)]).toEqual([
    1,
    4294967296n,
    4294967296n,
  ])
  expect([descriptor(record).length, descriptor(record).readBigUInt64LE(8)]).toEqual([24, 4294967296n])
  const central = centralHeader(record)
  expect([central.readUInt32LE(24), central.readUInt32LE(42)]).toEqual([0xffffffff, 0xffffffff])
  expect([central.readUInt16LE(51), central.readBigUInt64LE(69)]).toEqual([24, 4294967303n])
  const small = centralHeader({ ...record, size: 9 })
  expect([small.readUInt32LE(24), small.readUInt16LE(51), small.readBigUInt64LE(53)]).toEqual([9, 8, 4294967303n])
  const end = endRecords({ entries: 1, size: 10, offset: fourGiB })
  expect([end.length, end.readBigUInt64LE(48), end.readUInt32LE(76 + 16)]).toEqual([98, 4294967296n, 0xffffffff])
})

test('names are given once in a folder, and so that every system can unpack them', () => {
  const names = new NamesInFolder()
  expect(['a.txt', 'A.TXT', 'a (2).txt', 'a'].map((name) => names.take(name))).toEqual([
    'a.txt',
    'A (2).TXT',
    'a (2) (2).txt',
    'a',
  ])
  expect(names.take('v1.2', true)).toBe('v1.2')
  expect(names.take('V1.2', true)).toBe('V1.2 (2)')
  const hostile = ['../..', 'a/b\\c', 'Re: x?', 'NUL.txt', 'end. ', '', 'Pen\u0303a', '\u0000\u009f', 'con']
  expect(hostile.map((name) => new NamesInFolder().take(name))).toEqual([
    '..___',
    'a_b_c',
    'Re_ x_',
    '_NUL.txt',
    'end__',
    '_',
    'Peña',
    '__',
    '_con',
  ])
})
