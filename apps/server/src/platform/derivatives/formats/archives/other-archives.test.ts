import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { previewPolicy } from '../../preview-style.ts'
import { deriveBytes } from '../../testing/derive-bytes.ts'
import {
  makeOldRar,
  makeRar,
  makeSevenZip,
  PACKED_TARS,
  rarPacked,
  SEVEN_PACKED,
} from '../../testing/other-archives.ts'

async function read(name: string, bytes: Buffer) {
  const { text, attachments, preview, failure } = await deriveBytes(name, bytes)
  const shown = preview?.kind === 'html' ? await readFile(preview.path, 'utf8') : ''
  return { pages: text?.pages ?? [], names: attachments.map(({ name: file }) => file), shown, failure }
}

test.each(['xz', 'bz2', 'lzma'] as const)('a tar packed by %s gives its files and their words', async (way) => {
  const { pages, names } = await read(`a.tar.${way}`, Buffer.from(PACKED_TARS[way], 'base64'))
  expect(pages).toEqual(['in/one.txt\nOneword', 'two.txt\nTwoword'])
  expect(names).toEqual(['in/one.txt', 'two.txt'])
})

test('one that is cut off or damaged is said to be so', async () => {
  for (const way of ['xz', 'bz2', 'lzma'] as const) {
    const whole = Buffer.from(PACKED_TARS[way], 'base64')
    expect((await read(`a.${way}`, whole.subarray(0, whole.length - 30))).failure?.code).toBe('Corrupt')
  }
})

describe('an archive of 7-Zip', () => {
  test.each([
    ...(['copy', 'lzma', 'lzma2', 'zstd'] as const).map((way) => [way, makeSevenZip(way)] as const),
    ...Object.entries(SEVEN_PACKED).map(([way, packed]) => [way, Buffer.from(packed, 'base64')] as const),
  ])('packed by %s gives its files, words and days', async (_, archive) => {
    const { pages, names, shown } = await read('a.7z', archive)
    expect(pages).toEqual(['Papers/one.txt\nLzmaword and Lzmaword again', 'two.txt\nSecondword'])
    expect(names).toEqual(['Papers/one.txt', 'two.txt'])
    expect(shown).toContain('<strong>2 files</strong>, 37 B unpacked.')
    expect(shown).toContain('Jan 14 2026')
  })

  test('whose contents are damaged names its files', async () => {
    const { pages, names, failure } = await read('a.7z', makeSevenZip('damaged ppmd'))
    expect(pages).toEqual(['Papers/one.txt\ntwo.txt'])
    expect(names).toEqual([])
    expect(failure).toBeUndefined()
  })

  test('that wants a password names its files and says so', async () => {
    const { pages, names, shown } = await read('a.7z', makeSevenZip('encrypted'))
    expect(pages).toEqual(['Papers/one.txt\ntwo.txt'])
    expect(names).toEqual([])
    expect(shown).toContain('2 are protected by a password.')
  })

  test('packed in another way names its files and says that it only lists them', async () => {
    const { pages, shown } = await read('a.7z', makeSevenZip('other'))
    expect(pages).toEqual(['Papers/one.txt\ntwo.txt'])
    expect(shown).toContain('2 can only be listed here')
  })
})

const WORDS = 'Packedword Peña and Packedword again'

describe.each([
  ['RAR', 'new', makeRar],
  ['RAR of before 2013', 'old', makeOldRar],
] as const)('a %s', (_, version, make) => {
  const packed = { content: WORDS, packed: rarPacked(WORDS, version), method: 3 }

  test('gives its files and words, packed in its own way or only stored, and says what wants a password', async () => {
    const { pages, names, shown } = await read(
      'a.rar',
      make([
        { name: 'Minutes/议事录 Peña.txt', content: 'Storedword' },
        { name: 'packed.txt', ...packed },
        { name: 'secret.txt', content: 'xxxx', isEncrypted: true },
      ]),
    )
    expect(pages).toEqual(['Minutes/议事录 Peña.txt\nStoredword', `packed.txt\n${WORDS}`, 'secret.txt'])
    expect(names).toEqual(['Minutes/议事录 Peña.txt', 'packed.txt'])
    expect(shown).toContain('1 is protected by a password.')
    expect(shown).not.toContain('can only be listed')
    expect(shown).toMatch(/<td class="day">[A-Z][a-z]{2} \d\d 20\d\d/)
  })

  test('says of what stands in several volumes that it is only listed', async () => {
    const { pages, names, shown } = await read('a.rar', make([{ name: 'part.txt', ...packed, isSplit: true }]))
    expect(pages).toEqual(['part.txt'])
    expect(names).toEqual([])
    expect(shown).toContain('1 can only be listed here')
  })

  test('names what is damaged, and reads what stands behind it', async () => {
    const damaged = { ...packed, packed: Buffer.alloc(packed.packed.length, 0x55) }
    const { pages, failure } = await read(
      'a.rar',
      make([
        { name: 'damaged.txt', ...damaged },
        { name: 'stored.txt', content: 'Behindword' },
      ]),
    )
    expect(pages).toEqual(['stored.txt\nBehindword', 'damaged.txt'])
    expect(failure).toBeUndefined()
  })

  test('whose list is encrypted is told to be protected', async () => {
    const locked = make([{ name: 'a.txt', content: 'x' }], { isLocked: true })
    expect((await read('a.rar', locked)).failure?.code).toBe('PasswordProtected')
  })
})

test('a RAR of before 2013 whose files need those before them is only listed', async () => {
  const solid = { content: WORDS, packed: rarPacked(WORDS, 'old'), method: 3, isSolid: true }
  const { pages, shown } = await read('a.rar', makeOldRar([{ name: 'solid.txt', ...solid }]))
  expect(pages).toEqual(['solid.txt'])
  expect(shown).toContain('1 can only be listed here')
})

test('the list of an archive is served under a policy that lets its style in, and dark where it is asked for', async () => {
  const { shown } = await read('a.7z', makeSevenZip('copy'))
  const style = /<style>([^<]+)<\/style>/.exec(shown)?.[1] ?? ''
  expect(previewPolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(shown).toContain('<html lang="en" id="dark">')
  expect(style).toContain(':root:target{')
})
