import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documents } from '@sinupan/demo'
import sharp from 'sharp'
import { openPdf } from '../../apps/server/src/platform/derivatives/formats/pdfium.ts'
import {
  type FoundProgram,
  ocrLanguages,
  programHere,
  readPages,
} from '../../apps/server/src/platform/derivatives/index.ts'
import type { Job, Row } from './job.ts'

const mostPages = 40
const mostOfOne = 6
const dots = (process.env.OCR_DPI ?? '300,200,150').split(',').map(Number)

interface Paper {
  words: string[]
  draw(perInch: number): { pixels: Uint8Array; width: number; height: number }
}

/** Pages of the demo university's papers, with the words that stand on them. */
async function papers(): Promise<Paper[]> {
  const found: Paper[] = []
  for (const document of documents) {
    const { fileName, bytes } = await document.file()
    if (!fileName.endsWith('.pdf') || found.length >= mostPages) continue
    const pdf = await openPdf(bytes)
    for (let index = 0; index < Math.min(pdf.pageCount, mostOfOne) && found.length < mostPages; index += 1) {
      const words = wordsOf(pdf.readText(index))
      if (words.length >= 20)
        found.push({
          words,
          draw: (perInch) => pdf.render(index, Math.round(8.27 * perInch), Math.round(11.7 * perInch)),
        })
    }
  }
  return found
}

/** As the search compares them. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** As it comes from a scanner: a little crooked, soft, grey and noisy. */
async function scanned({ draw }: Paper, perInch: number, no: number): Promise<Buffer> {
  const { pixels, width, height } = draw(perInch)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 10 }
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  const page = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .rotate(((no % 9) - 4) / 2, { background: '#ffffff' })
    .resize(width, height, { fit: 'cover' })
    .blur(0.5)
    .raw()
    .toBuffer()
  return sharp(page, { raw: { width, height, channels: 1 } })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** How many of the words are not among those that were read. */
function missing(words: readonly string[], read: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  }).length
}

/** Words of scanned pages that OCR does not find, and what a page costs. */
export const ocr: Job = {
  name: 'ocr',
  needsDocuments: false,
  run: async (_bench, print) => {
    const pages = await papers()
    const command = await programHere('tesseract')
    for (const perInch of dots) {
      print(await measure(pages, perInch))
      if (command) print(await measure(pages, perInch, command))
    }
    return []
  },
}

/** Seconds of the processor that all children took which have ended; of Linux alone. */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / 100
}

async function measure(pages: readonly Paper[], perInch: number, command?: FoundProgram): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-ocr-'))
  const times: number[] = []
  const before = childSeconds()
  let [all, lost] = [0, 0]
  for (const [no, page] of pages.entries()) {
    const path = join(folder, 'page.jpg')
    await writeFile(path, await scanned(page, perInch, no))
    const input = { path, mediaType: 'image/jpeg', extension: 'jpg', outputDir: join(folder, 'out') }
    const start = performance.now()
    const { pages: read } = await readPages({ ...input, languages: ocrLanguages, pages: [1], command })
    times.push(performance.now() - start)
    all += page.words.length
    lost += missing(page.words, wordsOf(read[0]?.text ?? ''))
  }
  await rm(folder, { recursive: true, force: true })
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  const spent = (childSeconds() - before) / pages.length
  const cost = `${(middle / 1000).toFixed(1)} s a page, ${spent.toFixed(1)} s of a processor`
  const said = `${((100 * lost) / all).toFixed(1)} % of ${all} words not found, ${cost}`
  const by = command ? `tesseract ${command.version}` : 'what comes along'
  return [`letters of ${pages.length} pages at ${perInch} dpi, by ${by}`, said, '–', '–']
}
