import { buffer } from 'node:stream/consumers'
import type { LabelLayout } from '@sinupan/contract'
import jsQr from 'jsqr'
import { describe, expect, test } from 'vitest'
import { openPdf, type Pdf } from '../../platform/derivatives/formats/pdfium.ts'
import { drawTexts } from '../../testing/printed.ts'
import { type Label, labelSheets } from './draw-labels.ts'
import { labelLayouts, placeOf } from './label-layouts.ts'

const format = { title: 'Labels', author: 'Haraya State University', at: new Date('2026-11-27T08:00:00Z') }

const labelOf = (index: number): Label => ({
  address: `https://archives.haraya.example/folder/data/Zm9sZGVyLWRhdGEtcm91dGUt${String(index).padStart(6, '0')}`,
  code: `L-7K4M${String(index).padStart(3, '0')}`,
  name: `Box ${index} of the minutes of the Board of Regents at Peñaranda`,
  way: 'Main Building › Records Room on the second floor › Cabinet of the Board › Third shelf from the top',
  unit: 'Central Records Unit',
})

async function* labels(count: number): AsyncGenerator<Label> {
  for (let index = 0; index < count; index++) yield labelOf(index)
}

const print = async (count: number, layout: LabelLayout) => buffer(labelSheets(labels(count), layout, format))

// 200 dots to the inch, as a cheap printer has them.
const dotsPerMm = 200 / 25.4
const decode = jsQr as unknown as typeof jsQr.default

/** What a scanner reads of the label at `index`, held over this label alone. */
function scan(pdf: Pdf, layout: LabelLayout, index: number): string | undefined {
  const { rows, columns, width, height } = labelLayouts[layout]
  const page = pdf.render(
    Math.floor(index / (rows * columns)),
    Math.round(210 * dotsPerMm),
    Math.round(297 * dotsPerMm),
  )
  const { x, y } = placeOf(labelLayouts[layout], index)
  const [left, top] = [Math.round(x * dotsPerMm), Math.round(y * dotsPerMm)]
  const [wide, high] = [Math.floor(width * dotsPerMm), Math.floor(height * dotsPerMm)]
  const pixels = new Uint8ClampedArray(wide * high * 4)
  for (let row = 0; row < high; row++) {
    const from = ((top + row) * page.width + left) * 4
    pixels.set(page.pixels.subarray(from, from + wide * 4), row * wide * 4)
  }
  return decode(pixels, wide, high)?.data
}

describe.each(Object.keys(labelLayouts) as LabelLayout[])('sheets of %s', (name) => {
  const { rows, columns, pitch, height, left, top } = labelLayouts[name]
  const each = rows * columns

  test('every label is read back by a decoder, in its own place', async () => {
    const count = each + 2
    const pdf = await openPdf(await print(count, name))
    expect(pdf.pageCount).toBe(Math.ceil(count / each))
    for (let index = 0; index < count; index++) expect(scan(pdf, name, index)).toBe(labelOf(index).address)
  })

  test('stand on paper where the sheet has them, to a tenth of a millimetre', async () => {
    const texts = await drawTexts(await print(each, name))
    const codes = texts.filter(({ text }) => text.startsWith('L-7K4M'))
    expect(codes.map(({ text }) => text)).toEqual(Array.from({ length: each }, (_, index) => labelOf(index).code))
    const [first] = codes
    if (!first) throw new Error('no code was printed')
    expect([first.pageWidth, first.pageHeight].map((points) => (points * 25.4) / 72)).toEqual([
      expect.closeTo(210, 1),
      expect.closeTo(297, 1),
    ])
    const millimetres = codes.map(({ x, y }) => [((x - first.x) * 25.4) / 72, ((y - first.y) * 25.4) / 72])
    for (const [index, [x = 0, y = 0]] of millimetres.entries()) {
      expect(x).toBeCloseTo((index % columns) * pitch, 1)
      expect(y).toBeCloseTo(Math.floor(index / columns) * height, 1)
    }
    // All that is printed lies inside of the labels, none of it across an edge.
    for (const { x, y, width, text } of texts) {
      const fromLeft = ((x * 25.4) / 72 - left) % pitch
      expect(fromLeft + (width * 25.4) / 72, text).toBeLessThanOrEqual(labelLayouts[name].width)
      const fromTop = ((y * 25.4) / 72 - top) % height
      expect(fromTop, text).toBeLessThan(height - 2)
    }
  })
})

test('of a long way its beginning and its end are printed, and the code whole', async () => {
  const way = Array.from({ length: 30 }, (_, step) => `Step number ${step}`).join(' › ')
  async function* one() {
    yield { ...labelOf(1), way }
  }
  const text = (await drawTexts(await buffer(labelSheets(one(), '3x8', format)))).map((piece) => piece.text).join(' ')
  expect(text).toMatch(/Step number 0 .*….*29/)
  expect(text).toContain('L-7K4M001')
})

test('no labels are an empty sheet', async () => {
  expect((await openPdf(await print(0, '3x8'))).pageCount).toBe(1)
})
