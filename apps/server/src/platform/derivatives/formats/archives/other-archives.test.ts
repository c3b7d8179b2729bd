import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { previewPolicy } from '../../preview-style.ts'
import { deriveBytes } from '../../testing/derive-bytes.ts'
import { makeOldRar, makeRar, makeSevenZip, PACKED_TARS } from '../../testing/other-archives.ts'
import { callsUndone } from './x86-calls.ts'

const PROGRAM = [
  '6Ono6Bv////o6QDo6QAA6XsLAADo5fv//+h7BAAAB+iZ/f//6IALAADo6OgA/+npBAQAAOjfAQAAkOjH+v//6Iv4///o6On/AOi4CAAA/5AA6N78//8A//+QkOnaCQAA6OkA6bkCAADoqQYAAJDoAOnofQIAAOgc/v//6OkyBAAA6GQGAAAH/wDp6Ono6f/osvz//w==',
  '6Onu6Bv////o6Q7o6QAA6Y8LAADo/vv//+iZBAAAB+i9/f//6KkLAADoFukA/+kcBQQAAOgYAgAAkOgG+///6M/4///oMer/AOgGCQAA/5AA6DT9//8A//+QkOk6CgAA6OkA6bkCAADoFgcAAJDoAOldfgIAAOiX/v//6GkzBAAA6OoGAAAH/wDp6Hjp6f/oRv3//w==',
]

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
  test.each(['copy', 'lzma', 'lzma2', 'calls and lzma', 'differences and lzma', 'deflate', 'zstd', 'bzip2'] as const)(
    'packed by %s gives its files, words and days',
    async (way) => {
      const { pages, names, shown } = await read('a.7z', makeSevenZip(way))
      expect(pages).toEqual(['Papers/one.txt\nLzmaword and Lzmaword again', 'two.txt\nSecondword'])
      expect(names).toEqual(['Papers/one.txt', 'two.txt'])
      expect(shown).toContain('<strong>2 files</strong>, 37 B unpacked.')
      expect(shown).toContain('Jan 14 2026')
    },
  )

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

test('a program whose calls were changed to places is what it was', () => {
  // By `lzma` with its filter for x86 alone: calls near and far, backwards, and what only looks like one.
  const [program, packed] = PROGRAM.map((one) => Buffer.from(one, 'base64'))
  expect(packed?.equals(program ?? Buffer.alloc(0))).toBe(false)
  expect(callsUndone(packed ?? Buffer.alloc(0)).equals(program ?? Buffer.alloc(0))).toBe(true)
})

describe.each([
  ['RAR', makeRar],
  ['RAR of before 2013', makeOldRar],
])('a %s', (_, make) => {
  test('names its files, reads what is only stored, and says what wants a password', async () => {
    const { pages, names, shown } = await read(
      'a.rar',
      make([
        { name: 'Minutes/议事录 Peña.txt', content: 'Storedword' },
        { name: 'packed.txt', content: 'xxxx', method: 3 },
        { name: 'secret.txt', content: 'xxxx', isEncrypted: true },
      ]),
    )
    expect(pages).toEqual(['Minutes/议事录 Peña.txt\nStoredword', 'packed.txt\nsecret.txt'])
    expect(names).toEqual(['Minutes/议事录 Peña.txt'])
    expect(shown).toContain('1 is protected by a password. 1 can only be listed here')
    expect(shown).toMatch(/<td class="day">[A-Z][a-z]{2} \d\d 20\d\d/)
  })

  test('whose list is encrypted is told to be protected', async () => {
    const locked = make([{ name: 'a.txt', content: 'x' }], { isLocked: true })
    expect((await read('a.rar', locked)).failure?.code).toBe('PasswordProtected')
  })
})

test('the list of an archive is served under a policy that lets its style in, and dark where it is asked for', async () => {
  const { shown } = await read('a.7z', makeSevenZip('copy'))
  const style = /<style>([^<]+)<\/style>/.exec(shown)?.[1] ?? ''
  expect(previewPolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(shown).toContain('<html lang="en" id="dark">')
  expect(style).toContain(':root:target{')
})
