import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { loadPdf, withPage } from '../formats/pdfium.ts'
import { readLetters } from '../release/pdf/letters.ts'
import { makeSearchable } from './make-searchable.ts'
import type { OcrPage } from './report.ts'

async function laid(bytes: Uint8Array, mediaType: string, pages: readonly OcrPage[]): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'lay-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'bytes')
  await writeFile(path, bytes)
  const made = await makeSearchable({ path, mediaType, extension: '', outputDir: join(folder, 'out') }, pages)
  return made === undefined ? undefined : await readFile(made)
}

/** The letters of a page as PDFium finds them, and what they cover of it, in ten-thousandths. */
async function lettersOf(pdf: Buffer, index = 0) {
  const loaded = await loadPdf(new Uint8Array(pdf))
  return withPage(loaded.pdfium, { document: loaded.document, index }, (page) => {
    const letters = readLetters(loaded, page).filter(({ text }) => text.trim() !== '')
    const bound = (side: 'left' | 'top' | 'right' | 'bottom', of: typeof Math.min) =>
      Math.round(of(...letters.map(({ glyph }) => glyph[side])) * 10_000)
    return {
      text: letters.map(({ text }) => text).join(''),
      box: [bound('left', Math.min), bound('top', Math.min), bound('right', Math.max), bound('bottom', Math.max)],
    }
  })
}

async function blank(rotation: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([500, 800])
  page.setCropBox(20, 40, 400, 700)
  page.setRotation(degrees(rotation))
  return pdf.save()
}

test.each([0, 90, 180, 270])(
  'a word lies where it was read on a page that is shown turned by %i degrees',
  async (rotation) => {
    for (const turn of [0, 90, 180, 270] as const) {
      // Along its way four times as long as high.
      const [width, height] = turn % 180 === 0 ? [2_000, 400] : [400, 2_000]
      const words: OcrPage['words'] = [['Kookaburra', 3_000, 1_500, width, height]]
      const pdf = await laid(await blank(rotation), 'application/pdf', [{ page: 1, turn, text: '', words }])
      const { text, box = [] } = (await lettersOf(pdf ?? Buffer.alloc(0))) ?? {}
      expect(text).toBe('Kookaburra')
      const wanted = [3_000, 1_500, 3_000 + width, 1_500 + height]
      // Letters don't fill their line: they reach into it, and not beyond it by more than a tail.
      for (const [side, at] of wanted.entries()) expect(Math.abs((box[side] ?? 0) - at)).toBeLessThan(350)
    }
  },
)

test('a picture becomes pages with its words, letters that no plain font has are left out, and a broken file gives none', async () => {
  const picture = await sharp({ create: { width: 800, height: 1_000, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  const words: OcrPage['words'] = [
    ['Peñaflor', 1_000, 1_000, 3_000, 300],
    ['議事録', 1_000, 2_000, 3_000, 300],
  ]
  const pdf = await laid(picture, 'image/png', [{ page: 1, turn: 0, text: '', words }])
  expect((await lettersOf(pdf ?? Buffer.alloc(0)))?.text).toBe('Peñaflor')
  expect(
    await laid(Buffer.from('%PDF-1.7 broken'), 'application/pdf', [{ page: 1, turn: 0, text: '', words }]),
  ).toBeUndefined()
})
