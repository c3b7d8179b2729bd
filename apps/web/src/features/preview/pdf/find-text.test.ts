import { expect, test } from 'vitest'
import { matchesIn, pageTextOf, type TextRun } from './find-text.ts'

const page = (...lines: string[]) => pageTextOf(lines.map((str): TextRun => ({ str, hasEOL: true })))
const found = (lines: readonly string[], query: string) =>
  matchesIn(page(...lines), query).map(({ from, to }) =>
    from.run === to.run
      ? lines[from.run]?.slice(from.offset, to.offset)
      : `${lines[from.run]?.slice(from.offset)}|${lines[to.run]?.slice(0, to.offset)}`,
  )

test('words are found in any case and with any accents', () => {
  const lines = ['Résumé of the SEÑOR’s resume']
  expect(found(lines, 'resume')).toEqual(['Résumé', 'resume'])
  expect(found(lines, 'RÉSUMÉ')).toEqual(['Résumé', 'resume'])
  expect(found(lines, "señor's")).toEqual(['SEÑOR’s'])
})

test('words that stand on two lines are found, hyphenated or not', () => {
  expect(found(['the transcript of', 'records is released'], 'transcript of records')).toEqual([
    'transcript of|records',
  ])
  expect(found(['a certi-', 'fication fee'], 'certification')).toEqual(['certi-|fication'])
  expect(found(['the anti-', 'red tape act'], 'anti-red tape')).toEqual(['anti-|red tape'])
})

test('joined letters are found by their parts', () => {
  expect(found(['The oﬃce of ﬁnance'], 'office')).toEqual(['oﬃce'])
  expect(found(['The oﬃce of ﬁnance'], 'fin')).toEqual(['ﬁn'])
})

test('signs of patterns are letters like any other', () => {
  expect(found(['Fee (P100.00) a+b [x] ?'], '(p100.00)')).toEqual(['(P100.00)'])
  expect(found(['Fee (P100.00) a+b [x] ?'], 'a+b [x] ?')).toEqual(['a+b [x] ?'])
  expect(found(['P100x00'], '100.00')).toEqual([])
})

test('white space counts as one space, and nothing is found by nothing', () => {
  expect(found(['two   words'], 'two words')).toEqual(['two   words'])
  expect(found(['two words'], '  ')).toEqual([])
})

test('places are right behind letters beyond the basic plane', () => {
  expect(found(['𝒜 record 😀 here'], 'here')).toEqual(['here'])
})

test('runs without line ends stand side by side', () => {
  const text = pageTextOf([
    { str: 'Board Res', hasEOL: false },
    { str: '', hasEOL: false },
    { str: 'olution', hasEOL: false },
  ])
  expect(matchesIn(text, 'resolution')).toEqual([{ from: { run: 0, offset: 6 }, to: { run: 2, offset: 7 } }])
})

test('any dash is a hyphen, and what can’t be seen separates nothing', () => {
  expect(found(['Memo 2026‑118, 2026–119'], '2026-118')).toEqual(['2026‑118'])
  expect(found(['Memo 2026-118'], '2026–118')).toEqual(['2026-118'])
  expect(found(['the accre\u00additation visit'], 'accreditation')).toEqual(['accre\u00additation'])
})
