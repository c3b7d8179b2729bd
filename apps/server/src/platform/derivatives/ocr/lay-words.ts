import { readFileSync } from 'node:fs'
import {
  beginText,
  endText,
  PDFDocument,
  type PDFFont,
  type PDFHexString,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { Job } from '../derived.ts'
import { LOADERS } from '../formats/image.ts'
import type { OcrPage, OcrWord } from './report.ts'
import { mostPixels } from './scan.ts'
import type { Turn } from './turn.ts'
import { type Sheet, wordPlace } from './word-place.ts'

/** At how many dots an inch a picture becomes a page. */
const dotsPerInch = 200
const pointsPerInch = 72

/**
 * The file as a PDF with the words that were read laid over its pages as text without ink: they are found, marked and copied where
 * they stand. A PDF keeps its pages as they are; a picture becomes pages.
 */
export async function layWords(job: Job, pages: readonly OcrPage[]): Promise<Uint8Array> {
  const pdf =
    job.mediaType === 'application/pdf'
      ? await PDFDocument.load(readFileSync(job.path), { updateMetadata: false })
      : await pagesOf(job, pages)
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const { page, turn, words } of pages) {
    const sheet = pdf.getPages()[page - 1]
    if (sheet && words.length > 0) layOn(sheet, words, turn, font)
  }
  return pdf.save({ useObjectStreams: true })
}

async function pagesOf(job: Job, pages: readonly OcrPage[]): Promise<PDFDocument> {
  sharp.block({ operation: LOADERS })
  sharp.concurrency(1)
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const last = Math.max(1, ...pages.map(({ page }) => page))
  for (let page = 0; page < last; page += 1) {
    const source = { limitInputPixels: job.limits.pixels, ...(page > 0 && { page }) }
    const side = Math.floor(Math.sqrt(mostPixels))
    const jpeg = await sharp(job.path, source)
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
    const picture = await pdf.embedJpg(jpeg)
    const size = picture.scale(pointsPerInch / dotsPerInch)
    pdf.addPage([size.width, size.height]).drawImage(picture, size)
  }
  return pdf
}

function layOn(page: PDFPage, words: readonly OcrWord[], turn: Turn, font: PDFFont): void {
  const name = page.node.newFontDictionary(font.name, font.ref)
  const letters = { name, font, known: new Set(font.getCharacterSet()) }
  const { x, y, width, height } = page.getCropBox()
  const rotation = (((page.getRotation().angle % 360) + 360) % 360) as Turn
  const sheet: Sheet = { x, y, width, height, rotation }
  page.pushOperators(
    pushGraphicsState(),
    beginText(),
    setTextRenderingMode(TextRenderingMode.Invisible),
    ...words.flatMap((word) => placed(word, wordPlace(word, turn, sheet), letters)),
    endText(),
    popGraphicsState(),
  )
}

/** The font, its name on the page, and the letters that it has. */
type Letters = { name: Parameters<typeof setFontAndSize>[0]; font: PDFFont; known: ReadonlySet<number> }

function placed([text]: OcrWord, place: ReturnType<typeof wordPlace>, letters: Letters) {
  const encoded = encode(letters, text)
  if (!encoded || place.height <= 0 || place.length <= 0) return []
  const { shown, width } = encoded
  const [cos, sin] = [Math.cos((place.angle * Math.PI) / 180), Math.sin((place.angle * Math.PI) / 180)]
  // As wide as the word on the page, as high as its line: of a font that nobody sees.
  const stretch = place.length / width
  return [
    setFontAndSize(letters.name, 1),
    setTextMatrix(cos * stretch, sin * stretch, -sin * place.height, cos * place.height, place.x, place.y),
    showText(shown),
  ]
}

/** Letters that the font has, and how wide they are at size 1; a word with none of them is left out. */
function encode({ font, known }: Letters, text: string): { shown: PDFHexString; width: number } | undefined {
  const kept = [...text].filter((letter) => known.has(letter.codePointAt(0) ?? 0)).join('')
  return kept === '' ? undefined : { shown: font.encodeText(`${kept} `), width: font.widthOfTextAtSize(kept, 1) }
}
