import { expect, test } from 'vitest'
import { turnsDuring } from '../../testing/turns-during.ts'
import { readRecords } from './read-records.ts'

const read = (text: string, most = 10_000) => readRecords(text, { delimiter: ',', most })

test('records have the line that they stand in, whatever pieces they are read in', async () => {
  const long = 'x'.repeat(20_000)
  const { records, broken } = await read(`\ufeffa, b\r\n\r\n"${long}","say ""hi"""\r\n , \r\n"last\r\nñ"\r\n`)
  expect(broken).toBeUndefined()
  expect(records).toEqual([
    { cells: ['a', 'b'], line: 1 },
    { cells: [long, 'say "hi"'], line: 3 },
    expect.objectContaining({ cells: ['last\r\nñ'] }),
  ])
  expect((await read('a\nb\nc\nd', 2)).records.map(({ cells }) => cells)).toEqual([['a'], ['b']])
  expect((await read('')).records).toEqual([])
})

test('a quote that is not closed, and one that stands alone, are told by their line', async () => {
  for (const text of ['a,b\n"not closed', 'a,b\nx,"b"c', `a\n${'x\n'.repeat(20_000)}"`])
    expect((await read(text, 100_000)).broken).toMatchObject({ message: expect.stringMatching(/quote/) })
})

test('a line of very many columns is refused before it is read, quoted commas are none', async () => {
  expect(await read(`a\n${','.repeat(1_000_000)}`)).toMatchObject({ records: [], broken: { line: 2 } })
  expect(await read(`a${',b'.repeat(200)}`)).toMatchObject({ records: [], broken: { line: 1 } })
  expect((await read(`a${',b'.repeat(199)}\n"${','.repeat(1_000)}"`)).records).toHaveLength(2)
})

test('others have their turn while much is read', async () => {
  const text = `${'some,cells,of,a,line\n'.repeat(50_000)}`
  const { result, turns } = await turnsDuring(() => read(text, 100_000))
  expect(result.records).toHaveLength(50_000)
  // Sixteen kilobytes at once.
  expect(turns).toBeGreaterThan(text.length / 20_000)
})
