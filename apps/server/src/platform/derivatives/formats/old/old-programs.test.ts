import { encode } from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { deriveBytes } from '../../testing/derive-bytes.ts'
import { makeCompound } from '../../testing/office-files.ts'
import { makeOldVisio, makeQuill, makeVisio5, makeWordPerfect } from '../../testing/old-files.ts'

async function read(name: string, bytes: Buffer | string) {
  const { text, thumbnail, preview, failure } = await deriveBytes(name, bytes)
  return { pages: text?.pages ?? [], isDrawn: thumbnail !== null, preview: preview?.kind ?? null, failure }
}
const shown = (page: string) => ({ pages: [page], isDrawn: true, preview: 'pdf', failure: undefined })

describe('a document of WordPerfect', () => {
  test('6 and later gives its words: letters of its own sets, what is skipped, what was undone', async () => {
    const text = Buffer.concat([
      Buffer.from('Rese'),
      Buffer.from([0xf0, 57, 1, 0xf0]),
      Buffer.from('aword'),
      Buffer.from([0x80, 0xd4, 0x1a, 8, 0, 1, 2, 3, 4, 0xf1, 0, 0, 0, 0xf1]),
      Buffer.from('Goneword'),
      Buffer.from([0xf1, 1, 0, 0, 0xf1, 0xcc]),
      Buffer.from('Lineword'),
    ])
    expect(await read('a.wpd', makeWordPerfect(text, 2))).toEqual(shown('Reseñaword\nLineword'))
  })

  test('5 gives its words', async () => {
    const text = Buffer.concat([
      Buffer.from('Matr'),
      Buffer.from([0xc0, 49, 1, 0xc0]),
      Buffer.from('culaword'),
      Buffer.from([0x0d, 0xd5, 0x01, 4, 0, 1, 2, 3, 4, 0xc3, 12, 0xc3]),
      Buffer.from('nextword'),
      Buffer.from([0x0a]),
      Buffer.from('Lineword'),
    ])
    expect(await read('a.wp', makeWordPerfect(text, 0))).toEqual(shown('Matrículaword nextword\nLineword'))
  })

  test('that is locked is told to be so', async () => {
    const { failure } = await read('a.wpd', makeWordPerfect(Buffer.from('x'), 2, true))
    expect(failure?.code).toBe('PasswordProtected')
  })
})

test('a publication of Publisher and a text of Works since 2000 give their words', async () => {
  const publication = makeCompound({
    'Quill/QuillSub/CONTENTS': makeQuill('CHNKINK ', ['Storyword Peña\rSecond', 'Otherword']),
    Contents: Buffer.alloc(100),
  })
  expect(await read('a.pub', publication)).toEqual(shown('Storyword Peña\nSecond\nOtherword'))
  const letter = makeCompound({ CONTENTS: makeQuill('CHNKWKS ', ['Worksword']) })
  expect(await read('a.wps', letter)).toEqual(shown('Worksword'))
})

test('a text of Works 3 and 4 and one of Windows Write give their words', async () => {
  const words = encode('Reseñaword\r\nLine', 'win1252')
  const works = Buffer.alloc(0x100 + words.length + 60)
  words.copy(works, 0x100)
  works.writeUInt32LE(0x100 + words.length, 0x26)
  works.write('Afterword', 0x100 + words.length)
  expect(await read('a.wps', makeCompound({ 'MatOST/x': Buffer.alloc(10), MN0: works }))).toEqual(
    shown('Reseñaword\nLine'),
  )
  const text = Buffer.alloc(0x80 + words.length + 60)
  text.write('31be000000ab', 'hex')
  words.copy(text, 0x80)
  text.writeUInt32LE(0x80 + words.length, 0x0e)
  expect(await read('a.wri', text)).toEqual(shown('Reseñaword\nLine'))
})

describe('a drawing of Visio of before 2013', () => {
  test('gives the words of its shapes', async () => {
    const drawing = makeCompound({ VisioDocument: makeOldVisio(['Shapeword ñ', 'Otherword']) })
    expect(await read('a.vsd', drawing)).toEqual(shown('Shapeword ñ\nOtherword'))
  })

  test('of version 5 gives them too', async () => {
    const drawing = makeCompound({ VisioDocument: makeVisio5(['Shapeword Peña', 'Otherword']) })
    expect(await read('a.vsd', drawing)).toEqual(shown('Shapeword Peña\nOtherword'))
  })

  test('whose pieces point at each other ends', async () => {
    const drawing = makeCompound({ VisioDocument: makeOldVisio(['Shapeword'], { isRound: true }) })
    expect((await read('a.vsd', drawing)).failure).toBeUndefined()
  })
})

test('a section of OneNote gives what was written in it, once', async () => {
  const set = (text: string) => {
    const said = Buffer.from(`${text}\0`, 'utf16le')
    const head = Buffer.alloc(2 + 3 * 4)
    head.writeUInt16LE(3, 0)
    head.writeUInt32LE(0x08001c00, 2)
    head.writeUInt32LE(0x14001c01, 6)
    head.writeUInt32LE(0x1c001c22, 10)
    const value = Buffer.alloc(8)
    value.writeUInt32LE(said.length, 4)
    return Buffer.concat([head, value, said])
  }
  const start = Buffer.alloc(64)
  start.write('e4525c7b8cd8a74d', 'hex')
  const section = Buffer.concat([start, set('Noteword Peña'), Buffer.alloc(7), set('Noteword Peña'), set('Otherword')])
  expect(await read('a.one', section)).toEqual(shown('Noteword Peña\nOtherword'))
})

test('a book of FictionBook gives its words, not its style and pictures', async () => {
  const book = `<?xml version="1.0" encoding="windows-1251"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><stylesheet type="text/css">.styleword{}</stylesheet><description><title-info><genre>prose</genre><author><first-name>Ana</first-name><last-name>Peñaloza</last-name></author><book-title>Titleword</book-title><lang>ru</lang><src-lang>en</src-lang></title-info><document-info><program-used>Programword</program-used></document-info></description><body><title><p>Chapterword</p></title><section><p>Line<emphasis>word</emphasis></p><empty-line/><p>Протокол</p></section></body><binary id="a.jpg" content-type="image/jpeg">QmFzZTY0</binary></FictionBook>`
  const bytes = Buffer.concat([encode(book.replace('Peñaloza', 'Penaloza'), 'win1251')])
  expect(await read('a.fb2', bytes)).toEqual(shown('Ana Penaloza\nTitleword\nChapterword\nLineword\nПротокол'))
})

test('a presentation of before PowerPoint 97 says that such ones are not read', async () => {
  const old = makeCompound({ PP40: Buffer.alloc(5_000, 7), 'Current User': Buffer.alloc(16) })
  expect((await read('a.ppt', old)).failure).toEqual({
    code: 'Corrupt',
    message: 'Presentations of before PowerPoint 97 are not read',
  })
})
