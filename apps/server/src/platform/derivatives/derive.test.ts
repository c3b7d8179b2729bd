import { readFile } from 'node:fs/promises'
import { utils, write } from '@e965/xlsx'
import { encode } from 'iconv-lite'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Derived } from './index.ts'
import { deriveBytes } from './testing/derive-bytes.ts'
import { makeDoc, makeDoc95, makeDocx, makeOdf, makePpt, makePptx } from './testing/office-files.ts'
import { makeForm, makePdf } from './testing/pdf-files.ts'
import { grayTiff } from './testing/tiff-files.ts'
import { toFailure } from './to-failure.ts'

/** The share of pixels that are not white, so that an empty picture is not taken for a drawing. */
async function inkOf({ thumbnail }: Derived): Promise<{ width: number; height: number; ink: number }> {
  const { data, info } = await sharp(thumbnail ?? '')
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, ink: data.filter((value) => value < 200).length / data.length }
}

test('a PDF gives its text page by page, its number of pages and a picture of the first', async () => {
  const derived = await deriveBytes('a.pdf', await makePdf(['Minutes of the Senate', 'Résumé of the second page']))
  expect(derived).toMatchObject({
    text: { pages: ['Minutes of the Senate', 'Résumé of the second page'] },
    textState: 'done',
    pageCount: 2,
    preview: null,
  })
  expect(derived.failure).toBeUndefined()
  const picture = await inkOf(derived)
  expect(picture.width).toBe(600)
  expect(picture.ink).toBeGreaterThan(0.0005)
})

test('a PDF of pictures only has no text, which is no failure', async () => {
  const derived = await deriveBytes('scan.pdf', await makePdf(['']))
  expect(derived).toMatchObject({ text: null, textState: 'none', pageCount: 1 })
  expect(derived.failure).toBeUndefined()
})

test('what was typed into a PDF form is read and shown', async () => {
  const [blank, filled] = [await makeForm(''), await makeForm('Juan dela Cruz')]
  const [before, after] = [await deriveBytes('form.pdf', blank), await deriveBytes('form.pdf', filled)]
  expect(after.text?.pages).toEqual(['Name:\nJuan dela Cruz'])
  expect((await inkOf(after)).ink).toBeGreaterThan((await inkOf(before)).ink * 1.5)
})

test('a Word document gives its text and a drawing of its first page', async () => {
  const derived = await deriveBytes('a.docx', await makeDocx('Memorandum', ['To all deans', 'Señor Peña & others']))
  expect(derived.text?.pages).toEqual(['Memorandum\nTo all deans\nSeñor Peña & others'])
  expect((await inkOf(derived)).ink).toBeGreaterThan(0.001)
})

test('a presentation gives a page for each slide', async () => {
  const derived = await deriveBytes('a.pptx', makePptx([['Budget 2026', 'Income'], ['Thank you']]))
  expect(derived).toMatchObject({ text: { pages: ['Budget 2026\nIncome', 'Thank you'] }, pageCount: 2 })
  const { width, height, ink } = await inkOf(derived)
  expect(width / height).toBeCloseTo(16 / 9, 1)
  expect(ink).toBeGreaterThan(0.002)
})

test('an OpenDocument text gives its text without what tracked changes removed', async () => {
  const removed = '<text:tracked-changes><text:p>removed words</text:p></text:tracked-changes>'
  const body = `<office:text>${removed}<text:h>Policy</text:h><text:p>On<text:s/>records</text:p></office:text>`
  const derived = await deriveBytes('a.odt', makeOdf('text', body))
  expect(derived.text?.pages).toEqual(['Policy\nOn records'])
  expect((await inkOf(derived)).ink).toBeGreaterThan(0.0005)
})

test('an OpenDocument presentation gives a page for each slide', async () => {
  const slide = (text: string) => `<draw:page><draw:frame><text:p>${text}</text:p></draw:frame></draw:page>`
  const derived = await deriveBytes(
    'a.odp',
    makeOdf('presentation', `<office:presentation>${slide('One')}${slide('Two')}</office:presentation>`),
  )
  expect(derived).toMatchObject({
    text: { pages: ['One', 'Two'] },
    pageCount: 2,
    thumbnail: expect.stringContaining('thumbnail'),
  })
})

test.each([
  ['xlsx', 'xlsx'],
  ['xls', 'biff8'],
  ['ods', 'ods'],
] as const)('a workbook as %s gives the text of its sheets and a table to look at', async (extension, bookType) => {
  const book = utils.book_new()
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Name', 'Grade'],
      ['<img src=x onerror=alert(1)>', 1.25],
    ]),
    'Grades',
  )
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Second sheet']]), 'A & B')
  const derived = await deriveBytes(`a.${extension}`, Buffer.from(write(book, { type: 'buffer', bookType })))
  expect(derived.text?.pages).toEqual(['Grades\nName Grade\n<img src=x onerror=alert(1)> 1.25', 'A & B\nSecond sheet'])
  expect(derived.preview?.kind).toBe('html')
  const html = await readFile(derived.preview?.path ?? '', 'utf8')
  expect(html).toContain('<td>&lt;img src=x onerror=alert(1)&gt;</td><td class="n">1.25</td>')
  expect(html).toContain('A &amp; B')
  expect(html).not.toContain('<img')
  expect((await inkOf(derived)).ink).toBeGreaterThan(0.001)
})

test('a CSV gives its text, a table and a picture of its first rows', async () => {
  const derived = await deriveBytes('a.csv', 'Name;Remark\r\nDe la Cruz;"said ""yes""; left"\r\n')
  expect(derived.text?.pages).toEqual(['Name;Remark\nDe la Cruz;"said ""yes""; left"'])
  const html = await readFile(derived.preview?.path ?? '', 'utf8')
  expect(html).toContain('<td>De la Cruz</td><td>said &quot;yes&quot;; left</td>')
  expect((await inkOf(derived)).ink).toBeGreaterThan(0.001)
})

test('a Word 97 document gives its text', async () => {
  const derived = await deriveBytes('a.doc', makeDoc('Special Order No. 12\rDr. Mu\u00f1oz'))
  expect(derived.text?.pages).toEqual(['Special Order No. 12\nDr. Muñoz'])
  expect((await inkOf(derived)).ink).toBeGreaterThan(0.0005)
})

test('a Word 97 document does not give what tracked changes deleted, nor the codes of its fields', async () => {
  const text = 'Fee is \u0013 REF amount \\h \u0014900\u0015 not 800 pesos'
  expect((await deriveBytes('a.doc', makeDoc(text, { deleted: 'not 800 ' }))).text?.pages).toEqual(['Fee is 900 pesos'])
  expect((await deriveBytes('a.doc', makeDoc(text))).text?.pages).toEqual(['Fee is 900 not 800 pesos'])
})

test('a Word 95 document gives its text', async () => {
  expect((await deriveBytes('a.doc', makeDoc95('Memo of 1996\rby Ni\u00f1o'))).text?.pages).toEqual([
    'Memo of 1996\nby Niño',
  ])
})

test('a PowerPoint 97 presentation gives a page for each slide, without what an earlier save held', async () => {
  const first = { placeholders: ['Orientation'], boxes: ['Welcome'], boxesBefore: ['Draft'] }
  const derived = await deriveBytes('a.ppt', makePpt([first, { placeholders: ['Questions'] }]))
  expect(derived).toMatchObject({ text: { pages: ['Welcome\nOrientation', 'Questions'] }, pageCount: 2 })
})

test('a rich text gives its words', async () => {
  const rtf =
    "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\*\\generator x;}\\b Notice\\b0\\par Pe\\'f1a \\u8212? 5\\tab six}"
  expect((await deriveBytes('a.rtf', rtf)).text?.pages).toEqual(['Notice\nPeña — 5 six'])
  expect((await deriveBytes('a.rtf', '{\\rtf1 a\\bin3 }{\\b}')).text?.pages).toEqual(['ab'])
})

test.each([
  ['UTF-8', Buffer.from('Señal\u0000less', 'utf8').filter((byte) => byte !== 0)],
  ['UTF-16', Buffer.from('\ufeffSeñalless', 'utf16le')],
  ['Latin-1', Buffer.from('Señalless', 'latin1')],
])('plain text in %s is read', async (_, bytes) => {
  expect((await deriveBytes('a.txt', Buffer.from(bytes))).text?.pages).toEqual(['Señalless'])
})

test('a web page gives its text without scripts and styles, and nothing to show in place', async () => {
  const html = '<!doctype html><style>p{}</style><p title="a>b">Fees &amp; dues<script>steal("</p>")</script><td>next'
  expect(await deriveBytes('a.html', html)).toEqual({
    text: { pages: ['Fees & dues next'] },
    textState: 'done',
    pageCount: null,
    thumbnail: null,
    preview: null,
    attachments: [],
    encoding: { name: 'utf-8', isGuessed: false },
  })
})

const declared: [fileName: string, encoding: string, markup: (words: string) => string][] = [
  ['a.html', 'windows-1250', (words) => `<html><head><meta charset="windows-1250"></head><p>${words}`],
  [
    'a.htm',
    'iso-8859-2',
    (words) => `<html><META http-equiv='Content-Type' content='text/html; charset=ISO-8859-2'><p>${words}`,
  ],
  ['a.xml', 'iso-8859-2', (words) => `<?xml version='1.0' encoding='ISO-8859-2'?><minutes>${words}</minutes>`],
  ['a.xhtml', 'cp866', (words) => `<?xml version="1.0" encoding="ibm866"?><html xmlns="x"><p>${words}</p></html>`],
]

test.each(declared)(
  'a page %s in the encoding that it names, %s, is read by it',
  async (fileName, encoding, markup) => {
    const words = encoding === 'cp866' ? 'Протокол' : 'Příliš žluťoučký'
    expect((await deriveBytes(fileName, encode(markup(words), encoding))).text?.pages).toEqual([words])
  },
)

test('a page in the encoding that it names but for a stray byte is read by it', async () => {
  const words = '회의록 대학교 학생 등록 안내 '.repeat(20)
  const page = encode(`<html><meta charset="euc-kr"><p>${words}`, 'euc-kr')
  const strayed = Buffer.concat([page, Buffer.from([0xff]), Buffer.from('<p>end')])
  expect((await deriveBytes('a.html', strayed)).text?.pages[0]).toContain('회의록 대학교')
})

test('a page that names an encoding which it is not in, or none that is known, is read by its letters', async () => {
  for (const [said, bytes] of [
    ['utf-16', Buffer.from('Señal')],
    ['windows-1252', Buffer.from('Señal')],
    ['no-such', Buffer.from('Señal', 'latin1')],
    ['utf-8', Buffer.from('Señal', 'latin1')],
  ] as const) {
    const page = Buffer.concat([Buffer.from(`<html><meta charset="${said}"><p>`), bytes])
    expect((await deriveBytes('a.html', page)).text?.pages, said).toEqual(['Señal'])
  }
})

test('a photograph gives an upright picture without its metadata', async () => {
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
  const exif = { IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } }
  const derived = await deriveBytes(
    'a.jpg',
    await photo.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  expect(derived).toMatchObject({ text: null, textState: 'none', preview: null })
  const metadata = await sharp(derived.thumbnail ?? '').metadata()
  expect([metadata.width, metadata.height, metadata.format]).toEqual([478, 850, 'webp'])
  expect(metadata.exif).toBeUndefined()
})

test('the pages of a TIFF are counted and made into a PDF, which browsers show', async () => {
  const page = (background: string) => sharp({ create: { width: 300, height: 400, channels: 3, background } }).png()
  const pages = await Promise.all(['#f00', '#0f0', '#00f'].map((colour) => page(colour).toBuffer()))
  for (const options of [{ compression: 'lzw' }, { compression: 'jpeg' }, { bigtiff: true }] as const) {
    const tiff = await sharp(pages, { join: { animated: true } })
      .tiff(options)
      .toBuffer()
    const derived = await deriveBytes('scan', tiff)
    expect(derived).toMatchObject({ pageCount: 3, preview: { kind: 'pdf' }, textState: 'none' })
    expect(derived.thumbnail).not.toBeNull()
    const shown = (await readFile(derived.preview?.path ?? '')).toString('latin1')
    expect(shown.match(/\/Type \/Page\n/g)).toHaveLength(3)
  }
})

test('a picture of a kind that is not drawn here is no broken file', async () => {
  const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    .avif()
    .toBuffer()
  const asHeic = avif
    .toString('latin1')
    .replace('ftypavif', 'ftypheic')
    .replaceAll('av01', 'hvc1')
    .replace('av1C', 'hvcC')
  expect((await deriveBytes('a.avif', avif)).thumbnail).not.toBeNull()
  expect(await deriveBytes('a.heic', Buffer.from(asHeic, 'latin1'))).toEqual({
    text: null,
    textState: 'none',
    pageCount: null,
    thumbnail: null,
    preview: null,
    attachments: [],
    encoding: null,
  })
})

test('a scan of an unusual depth is not shown, and is no broken file', async () => {
  for (const bits of [6, 12, 24]) {
    const { thumbnail, failure, textState } = await deriveBytes('a.tiff', grayTiff(bits))
    expect([thumbnail, failure, textState]).toEqual([null, undefined, 'none'])
  }
})

test('what is told of a broken file does not say where it lies, and says it once', () => {
  const seek = '/data/blobs/ab/cd12: bad seek to 64'
  const said = [`Input has corrupt header: ${seek}`, seek, seek].join('\n')
  const { code, message } = toFailure(new Error(said), '/data/blobs/ab/cd12')
  expect(code).toBe('Corrupt')
  expect(message.split('\n').slice(1)).toEqual(['the file: bad seek to 64'])
  expect(message).not.toContain('/data')
  expect(toFailure(new Error('no zip file'), 'file').message).toMatch(/: no zip file$/)
})

test.each([
  ['a vertical tab', '\u000b'],
  ['a bell', '\u0007'],
  ['a zero', '\u0000'],
  ['a separator', '\u001d'],
])('%s between words parts them and makes no text binary', async (_, stray) => {
  const { text } = await deriveBytes('a.txt', `Agenda${stray}Strayword item\n`)
  expect(text?.pages[0]).toMatch(/^Agenda\sStrayword item$/)
})

test('a text whose encoding was guessed is shown by it, and says so', async () => {
  const words = 'Протокол заседания учёного совета университета о переводе студентов'
  const { text, preview } = await deriveBytes('a.txt', encode(words, 'windows-1251'))
  expect(text?.pages).toEqual([words])
  const html = await readFile(preview?.path ?? '', 'utf8')
  expect(html).toContain(words)
  expect(html).toContain('windows-1251')
})

test('what can not be looked into gives nothing and is no failure', async () => {
  const derived = await deriveBytes('a.bin', Buffer.from([1, 2, 3, 4, 0, 0, 5]))
  const nothing = { text: null, textState: 'none', pageCount: null, thumbnail: null, preview: null }
  expect(derived).toEqual({ ...nothing, attachments: [], encoding: null })
})

test('a reader that can not be started says nothing about the file: it throws, so that its job tries again', async () => {
  const { execPath } = process
  process.execPath = '/no/such/node'
  try {
    await expect(deriveBytes('a.pdf', await makePdf(['x']))).rejects.toThrow('could not be started')
  } finally {
    process.execPath = execPath
  }
})
