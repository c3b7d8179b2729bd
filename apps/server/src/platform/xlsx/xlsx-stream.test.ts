import { buffer } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { heldMemory } from '../../testing/held-memory.ts'
import { turnsDuring } from '../../testing/turns-during.ts'
import { readByYauzl } from '../zip/testing/read-by-yauzl.ts'
import type { Value } from './cells.ts'
import { xlsxStream } from './xlsx-stream.ts'

const at = new Date('2026-11-27T08:00:00Z')
const columns = [
  { title: 'Title', width: 40 },
  { title: 'Date', width: 12 },
  { title: 'Files', width: 8 },
]

async function* from(rows: readonly Value[][]): AsyncGenerator<Value[]> {
  yield* rows
}

const hostile = [
  '=HYPERLINK("http://evil.example")',
  '+1+1',
  '-2',
  '@SUM(A1)',
  '<b>&amp;</b> "quoted"',
  '_x0041_ stays',
  ' spaces ',
  'ñ á ₱ ŋ 𝄞',
  '\u0007bell\uffff',
]

test('a foreign reader finds the texts as they are, and no cell is a formula', async () => {
  const rows = hostile.map((text): Value[] => [text, { date: '2024-02-29' }, 3])
  const bytes = await buffer(xlsxStream({ name: 'Box: [1]', head: ['Box 1'], columns, rows: from(rows) }, at))
  const { SheetNames, Sheets } = read(bytes, { cellFormula: true, cellDates: false })
  expect(SheetNames).toEqual(['Box 1'])
  const [sheet = {}] = Object.values(Sheets)
  expect(utils.sheet_to_json(sheet, { header: 1, raw: true })).toEqual([
    ['Box 1'],
    ['Title', 'Date', 'Files'],
    ...hostile.map((text) => [text.replace('\u0007', '').replace('\uffff', ''), 45_351, 3]),
  ])
  expect(Object.values(sheet).filter((cell) => cell.f !== undefined)).toEqual([])
  expect(sheet.B3?.w).toBe('2024-02-29')
})

test('dates that a sheet can’t count, and no values at all, are told as they are', async () => {
  const rows: Value[][] = [['old', { date: '1898-06-12' }, null]]
  const bytes = await buffer(xlsxStream({ name: '', columns, rows: from(rows) }, at))
  const { SheetNames, Sheets } = read(bytes)
  expect(SheetNames).toEqual(['Sheet'])
  expect(Sheets.Sheet?.B2?.v).toBe('1898-06-12')
  expect(Sheets.Sheet?.C2).toBeUndefined()
})

test('its parts are whole for a strict reader of zip files', async () => {
  const parts = await readByYauzl(await buffer(xlsxStream({ name: 'Empty', columns, rows: from([]) }, at)))
  expect(Object.keys(parts)).toContain('xl/worksheets/sheet1.xml')
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<autoFilter ref="A1:C1"/>')
})

test('a hundred thousand rows keep memory flat and let everybody else have their turn', async () => {
  const held: number[] = []
  async function* many(): AsyncGenerator<Value[]> {
    for (let index = 0; index < 100_000; index++) {
      if (index % 20_000 === 10_000) held.push(heldMemory())
      yield [`Minutes no. ${index}`, { date: '2020-05-01' }, index]
    }
  }
  const written = async () => {
    let size = 0
    for await (const chunk of xlsxStream({ name: 'Many', columns, rows: many() }, at)) size += (chunk as Buffer).length
    return size
  }
  const { result: size, turns } = await turnsDuring(written)
  expect(size).toBeGreaterThan(500_000)
  const [first = 0, ...rest] = held
  expect(Math.max(...rest) - first).toBeLessThan(4_000_000)
  // Two hundred rows at once.
  expect(turns).toBeGreaterThan(100_000 / 250)
})
