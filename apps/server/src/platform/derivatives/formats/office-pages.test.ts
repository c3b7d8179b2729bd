import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Derived } from '../index.ts'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeZip } from '../testing/make-zip.ts'
import { makeDoc, makeOdf, makePpt, makePptx } from '../testing/office-files.ts'
import { openPdf } from './pdfium.ts'

const lines = Array.from({ length: 150 }, (_, index) => `Line${index} of the minutes, as it was read and approved.`)

/** The words on each page of what is shown in a file's place. */
async function shownPages({ preview }: Derived): Promise<string[]> {
  expect(preview?.kind).toBe('pdf')
  const pdf = await openPdf(await readFile(preview?.path ?? ''))
  return Array.from({ length: pdf.pageCount }, (_, page) => pdf.readText(page))
}

test.each([
  ['a.rtf', () => `{\\rtf1\\ansi ${lines.join('\\par ')}}`],
  ['a.doc', () => makeDoc(lines.join('\r'))],
  ['a.odt', () => makeOdf('text', lines.map((line) => `<text:p>${line}</text:p>`).join(''))],
])('%s is shown page by page, with every line once', async (name, make) => {
  const derived = await deriveBytes(name, make())
  const pages = await shownPages(derived)
  expect(pages.length).toBeGreaterThan(2)
  for (const [index] of lines.entries())
    expect(pages.join('\n').match(new RegExp(`Line${index}\\b`, 'g')), `Line${index}`).toHaveLength(1)
  expect(derived.thumbnail).not.toBeNull()
})

// A slide's number is that of its page, however much stands on it.
const many = Array.from({ length: 34 }, (_, index) => `Point${index} of what is to be paid before the term begins`)
const slides = [
  ['Enrolment', 'Who may come'],
  ['Fees', ...many],
  ['Thanks', 'Questions'],
]

test.each([
  ['a.pptx', () => makePptx(slides)],
  ['a.ppt', () => makePpt(slides.map((placeholders) => ({ placeholders })))],
  [
    'a.odp',
    () => {
      const page = (texts: string[]) =>
        `<draw:page>${texts.map((one) => `<text:p>${one}</text:p>`).join('')}</draw:page>`
      return makeOdf('presentation', slides.map(page).join(''))
    },
  ],
])('%s is shown slide by slide', async (name, make) => {
  const derived = await deriveBytes(name, await make())
  const pages = await shownPages(derived)
  expect(pages).toHaveLength(3)
  for (const [index, words] of slides.entries()) for (const word of words) expect(pages[index]).toContain(word)
  expect(derived.thumbnail).not.toBeNull()
})

test('a box of a slide that holds more than the slide has room for loses no word, or says that it does', async () => {
  const fitting = Array.from({ length: 80 }, (_, index) => `Item${index} of the inventory`)
  const [small = '', told = ''] = await shownPages(
    await deriveBytes(
      'a.pptx',
      makePptx([
        ['Inventory', ...fitting],
        ['Log', ...fitting, ...lines, ...lines, ...lines],
      ]),
    ),
  )
  expect(small).toContain('Item79')
  expect(told).toContain('The rest of this slide is in the file.')
  expect(small).not.toContain('The rest')
})

test('the picture that a program stored is the thumbnail of a single slide, not of several: it may show any', async () => {
  const red = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const page = (text: string) => `<draw:page><text:p>${text}</text:p></draw:page>`
  const thumbnailOf = async (slides: string[]) => {
    const odp = makeZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.presentation' },
      {
        name: 'content.xml',
        content: `<office:document-content><office:body>${slides.map(page).join('')}</office:body></office:document-content>`,
      },
      { name: 'Thumbnails/thumbnail.png', content: red },
    ])
    const { thumbnail } = await deriveBytes('a.odp', odp)
    const { channels } = await sharp(thumbnail ?? '').stats()
    return channels.map(({ mean }) => Math.round(mean / 64))
  }
  expect(await thumbnailOf(['Opening'])).toEqual([4, 0, 0])
  expect(await thumbnailOf(['Opening', 'Second', 'Third'])).toEqual([4, 4, 4])
})

test('letters beyond Western Europe are shown as they are', async () => {
  const text = 'Ректор Łódź ₱1,500 Ελλάδα'
  const derived = await deriveBytes('a.odt', makeOdf('text', `<text:p>${text}</text:p>`))
  expect((await shownPages(derived)).join('')).toContain(text)
})

test('what our letters lack is shown as a page of the reader’s own letters', async () => {
  const { preview } = await deriveBytes('a.odt', makeOdf('text', '<text:p>会議の記録 &lt;b&gt;</text:p>'))
  expect(preview?.kind).toBe('html')
  const html = await readFile(preview?.path ?? '', 'utf8')
  expect(html).toContain('会議の記録 &lt;b&gt;')
})

test('a row of a table that is taller than a page loses no word', async () => {
  const cell = (words: string[]) =>
    `<table:table-cell>${words.map((word) => `<text:p>${word}</text:p>`).join('')}</table:table-cell>`
  const table = `<table:table><table:table-row>${cell(lines)}${cell(['Besideword'])}</table:table-row></table:table>`
  const words = (await shownPages(await deriveBytes('a.odt', makeOdf('text', table)))).join('\n')
  for (const word of ['Line0', 'Line75', 'Line149', 'Besideword']) expect(words).toContain(word)
})

test('of a table of very many rows the first are shown', async () => {
  const row = (index: number) =>
    `<table:table-row><table:table-cell><text:p>Row${index} of the register</text:p></table:table-cell></table:table-row>`
  const rows = Array.from({ length: 130_000 }, (_, index) => row(index)).join('')
  const derived = await deriveBytes('a.odt', makeOdf('text', `<table:table>${rows}</table:table>`))
  expect(derived.failure).toBeUndefined()
  const pages = await shownPages(derived)
  expect(pages[0]).toContain('Row0 of the register')
  expect(pages.at(-1)).toContain('The rest is in the file.')
})

test('of what is longer than a person reads here, the rest is said to be in the file', async () => {
  const text = Array.from({ length: 40_000 }, (_, index) => `{Line ${index}}\\par `).join('')
  const pages = await shownPages(await deriveBytes('a.rtf', `{\\rtf1\\ansi ${text}}`))
  expect(pages.length).toBeLessThanOrEqual(301)
  expect(pages.at(-1)).toContain('The rest is in the file.')
})

test('a text of five million letters is shown by its first pages', async () => {
  const derived = await deriveBytes('a.rtf', `{\\rtf1\\ansi ${'word\\par '.repeat(1_000_000)}}`)
  expect(derived.failure).toBeUndefined()
  expect((await shownPages(derived)).at(-1)).toContain('The rest is in the file.')
  expect(derived.thumbnail).not.toBeNull()
})
