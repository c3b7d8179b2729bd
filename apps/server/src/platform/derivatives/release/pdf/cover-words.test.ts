import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openPdf } from '../../formats/pdfium.ts'
import type { Box } from '../make-copy.ts'
import { copyBytes, wordsOf } from '../testing/copy-bytes.ts'
import { drawnPdf, say } from '../testing/paper-files.ts'
import type { Area } from './letters.ts'
import { picturePages } from './picture-pages.ts'

const paper = { width: 595.28, height: 841.89 }
interface Placed {
  text: string
  x: number
  y: number
  page: number
}
const meets = (box: Box, { x, y, page }: Placed, width: number, grown: number): boolean =>
  box.page === page &&
  box.x * paper.width < x + width + grown &&
  (box.x + box.width) * paper.width > x - grown &&
  box.y * paper.height < y + 14 + grown &&
  (box.y + box.height) * paper.height > y - grown

const fraction = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const box = fc.record<Box>({
  page: fc.integer({ min: 1, max: 2 }),
  x: fraction(0, 0.9),
  y: fraction(0, 0.9),
  width: fraction(0.01, 0.4),
  height: fraction(0.01, 0.2),
})
const word = fc.stringMatching(/^[A-Za-zÑñÉé0-9]{4,9}$/)

/** Words in a grid, so that none touches another, each with a number that no other has. */
function laid(words: readonly string[]): Placed[] {
  return words.map((text, at) => ({
    text: `${text}${String(at).padStart(3, '0')}`,
    x: 40 + (at % 4) * 135,
    y: 40 + (Math.floor(at / 4) % 30) * 26,
    page: at < words.length / 2 ? 1 : 2,
  }))
}

describe('What a box covers', () => {
  test('is in no word and no pixel of the copy; words that no box touches are all found', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 40, maxLength: 80 }),
        fc.array(box, { minLength: 1, maxLength: 6 }),
        async (words, boxes) => {
          const placed = laid(words)
          const widths = new Map<string, number>()
          const bytes = await drawnPdf((drawn) => {
            for (const number of [1, 2]) {
              if (number === 2) drawn.addPage()
              for (const { text, x, y, page } of placed) {
                if (page !== number) continue
                say(drawn, text, x, y)
                widths.set(text, drawn.widthOfString(text))
              }
            }
          })
          const made = await pictured(bytes, boxes)
          const text = (await wordsOf(made)).join(' ')
          for (const one of placed) {
            const width = widths.get(one.text) ?? 0
            const isInside = boxes.some((each) => meets(each, one, width, -2))
            const isAway = !boxes.some((each) => meets(each, one, width, 3))
            if (isInside) expect(text).not.toContain(one.text)
            if (isAway) expect(text).toContain(one.text)
          }
          await expectBlack(made, boxes)
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 6) },
    )
  }, 240_000)

  test('where a box was drawn by the place of letters, is every word that it touches, whole', async () => {
    const bytes = await drawnPdf((drawn) => {
      say(drawn, 'Wiiii Juan Wiiii', 72, 72)
      say(drawn, 'below', 72, 90)
    })
    // Over half of the name.
    const boxes = [
      {
        page: 1,
        x: 108 / paper.width,
        y: 73 / paper.height,
        width: 16 / paper.width,
        height: 9 / paper.height,
        wholeWords: true,
      },
    ]
    const { bytes: made } = await copyBytes('a.pdf', bytes, { boxes })
    const text = (await wordsOf(made)).join(' ')
    expect([text.includes('Juan'), text.includes('below'), text.match(/Wiiii/g)?.length]).toEqual([false, true, 2])
  })

  test('on a page that lies on its side or is cut, is where the reader sees it', async () => {
    const turned = await drawnPdf((drawn) => {
      say(drawn, 'Covered', 72, 72)
      say(drawn, 'Left', 72, 400)
      Object.assign(drawn.page.dictionary.data, { Rotate: 90, CropBox: [50, 100, 560, 800] })
    })
    const seen = { width: 700, height: 510 }
    // Turned to the right: what stood 42 points under the upper edge stands so far from the right one.
    const [right, top] = [seen.width - (841.89 - 72 - 14 - 100), 22]
    const boxes = [
      { page: 1, x: 1 - 45 / seen.width, y: top / seen.height, width: 45 / seen.width, height: 60 / seen.height },
    ]
    expect(right).toBeGreaterThan(0)
    const { bytes } = await copyBytes('turned.pdf', turned, { boxes })
    expect((await wordsOf(bytes)).join(' ').trim()).toBe('Left')
  })

  test('in a photograph is painted over, upright, and nothing of the camera goes along', async () => {
    const photograph = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ffffff' } })
      .withExif({ IFD0: { Artist: 'secret-artist' }, IFD3: { GPSLatitude: '14/1 34/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const hidden = Buffer.concat([photograph, Buffer.from('PK\u0003\u0004 secret zip')])
    const boxes = [{ page: 1, x: 0, y: 0, width: 1, height: 0.25 }]
    const { copy, bytes } = await copyBytes('photo.jpg', hidden, { boxes })
    const told = await sharp(bytes).metadata()
    expect([copy?.mediaType, told.width, told.height]).toEqual(['image/jpeg', 100, 200])
    expect([told.exif, told.xmp, told.iptc, told.orientation, told.icc !== undefined]).toEqual([
      ...[undefined, undefined, undefined, undefined, true],
    ])
    expect(bytes.toString('latin1')).not.toMatch(/secret/)
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (y: number) => data[(y * info.width + 50) * info.channels]
    expect([at(10), at(40), at(60), at(190)]).toEqual([0, 0, 255, 255])
  })
})

/** As the child does it; without one, so that many can be tried. */
async function pictured(bytes: Buffer, boxes: readonly Box[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'pictured-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'bytes'), bytes)
  const areas = new Map<number, Area[]>()
  for (const { page, x, y, width, height } of boxes)
    areas.set(page, [...(areas.get(page) ?? []), { left: x, top: y, right: x + width, bottom: y + height }])
  const pieces: Buffer[] = []
  await picturePages(join(folder, 'bytes'), areas, (piece) => pieces.push(Buffer.from(piece)))
  return Buffer.concat(pieces)
}

/** Well inside its edge a box is of one colour, however it was packed. */
async function expectBlack(bytes: Buffer, boxes: readonly Box[]): Promise<void> {
  const pdf = await openPdf(bytes)
  for (const { page, x, y, width, height } of boxes) {
    const drawn = pdf.render(page - 1, 1_000, 2_000)
    const full = Math.round((1_000 / paper.width) * paper.height)
    for (let down = (y + 0.003) * full + 8; down < Math.min(1, y + height - 0.003) * full - 8; down += 3) {
      for (let across = (x + 0.003) * 1_000 + 8; across < Math.min(1, x + width - 0.003) * 1_000 - 8; across += 3)
        expect(drawn.pixels[(Math.round(down) * drawn.width + Math.round(across)) * 4]).toBeLessThan(12)
    }
  }
}
