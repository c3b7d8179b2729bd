import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { heldMemory } from '../../testing/held-memory.ts'
import { openPdf } from '../derivatives/formats/pdfium.ts'
import { beginPages } from './pages.ts'
import { type Paper, paperStream } from './paper.ts'
import { type Row, writeTable } from './write-table.ts'
import { cutMiddle, writeLine, writeLines } from './write-text.ts'

const format = { title: 'Contents', author: 'Haraya State University', at: new Date('2026-11-27T08:00:00Z') }

async function textOf(draw: (paper: Paper) => AsyncIterable<unknown>): Promise<string[]> {
  const pdf = await openPdf(await buffer(paperStream(format, draw)))
  const pages = Array.from({ length: pdf.pageCount }, (_, index) => pdf.readText(index))
  return pages
}

const columns = [
  { title: 'Title', share: 4, lines: 2 },
  { title: 'Code', share: 1 },
]

async function* rowsOf(count: number): AsyncGenerator<Row> {
  for (let index = 0; index < count; index++) yield [`Minutes of meeting ${index} at Peñaranda`, `D-${index}`]
}

function report(rows: AsyncIterable<Row>, isWide = false) {
  return async function* (paper: Paper) {
    const pages = beginPages(paper, { head: 'Box 7', foot: 'Haraya State University', isWide })
    yield* writeTable(paper, { pages, columns, rows, top: pages.next() })
    pages.end()
  }
}

test('Filipino and Spanish letters, the peso and what marks stand over are set', async () => {
  const words = 'Peñaranda · Ánimo · pag-asa ₱1,000 · ŋ Ŋ · ¿qué? · İstanbul · g̃'
  const [page = ''] = await textOf(async function* (paper) {
    paper.addPage()
    writeLine(paper, words, { x: 40, y: 40, width: 500 }, { size: 10, weight: 'bold' })
    yield
  })
  expect(page.normalize('NFC').trim()).toBe(words.normalize('NFC'))
})

test.each([
  ['upright', false],
  ['on its side', true],
])('each page, %s, says which it is of how many, and repeats the titles', async (_, isWide) => {
  const pages = await textOf(report(rowsOf(100), isWide))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    expect(page.replace(/\s+/g, ' ')).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(page).toContain('Title')
    expect(page.includes('Box 7')).toBe(index > 0)
  }
  const all = pages.join('\n')
  for (let index = 0; index < 100; index++) expect(all).toContain(`D-${index}\n`.trim())
})

test('what is too long is cut at its end, in lines between words, and a way in its middle', async () => {
  const long = 'Annual procurement plan of the College of Agriculture and Natural Resources for the year 2019'
  const [page = ''] = await textOf(async function* (paper) {
    paper.addPage()
    writeLine(paper, long, { x: 0, y: 10, width: 150 }, { size: 10 })
    const lines = writeLines(paper, long, { x: 0, y: 40, width: 150 }, { size: 10, most: 3, leading: 12 })
    expect(lines).toBe(3)
    writeLine(paper, cutMiddle(paper, long, 150, { size: 10 }), { x: 0, y: 100, width: 151 }, { size: 10 })
    yield
  })
  const [first = '', second = '', third = '', fourth = '', way = ''] = page.split(/\r?\n/)
  expect(first).toMatch(/^Annual procurement p.*…$/)
  expect([second, third].join(' ')).toBe(long.slice(0, second.length + third.length + 1))
  expect(fourth).toMatch(/…$/)
  expect(way).toMatch(/^Annual .*….*2019$/)
})

test('ten thousand rows leave memory as they found it', async () => {
  const heaps: number[] = []
  async function* watched(): AsyncGenerator<Row> {
    let count = 0
    for await (const row of rowsOf(10_000)) {
      if (++count % 2_000 === 500) heaps.push(heldMemory())
      yield row
    }
  }
  let size = 0
  for await (const chunk of paperStream(format, report(watched()))) size += (chunk as Buffer).length
  expect(size).toBeGreaterThan(300_000)
  const [first = 0, ...rest] = heaps
  expect(Math.max(...rest) - first).toBeLessThan(4_000_000)
})
