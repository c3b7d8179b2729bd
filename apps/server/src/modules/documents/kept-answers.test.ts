import { expect, test } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'

const madeOf = { generation: 1, ticketEnd: 600, rows: '1 ffffff a' }
const items = (bytes = 100) => ({ slots: [Buffer.alloc(bytes)] })

test('an answer is found by whom it was told to, and only while all is the same that it was made of', () => {
  const kept = new KeptAnswers()
  const told = items()
  kept.keep('a page, told to ana', madeOf, told)
  expect(kept.find('a page, told to ana', { ...madeOf })).toBe(told)
  expect(kept.find('a page, told to ben', madeOf)).toBeUndefined()
  expect(kept.find('a page, told to ana', { ...madeOf, generation: 2 })).toBeUndefined()
  expect(kept.find('a page, told to ana', { ...madeOf, ticketEnd: 900 })).toBeUndefined()
  expect(kept.find('a page, told to ana', { ...madeOf, rows: '1 ffffff b' })).toBeUndefined()
  expect(kept.find('a page, told to ana', { ...madeOf, rows: null })).toBeUndefined()
})

test('no more is kept than thirty-two megabytes, what is kept anew counts once, and what was asked for last stays', () => {
  const kept = new KeptAnswers()
  const bytes = 1_000_000
  for (let no = 0; no < 100; no++) kept.keep('the same', madeOf, items(bytes))
  for (let no = 1; no <= 10; no++) kept.keep(`${no}`, madeOf, items(bytes))
  expect(kept.find('the same', madeOf)).toBeDefined()
  for (let no = 11; no <= 20; no++) kept.keep(`${no}`, madeOf, items(bytes))
  const left = ['the same', ...Array.from({ length: 20 }, (_, no) => `${no + 1}`)].filter((key) =>
    kept.find(key, madeOf),
  )
  expect(left).toHaveLength(15)
  expect(left).toContain('the same')
  expect(left).not.toContain('6')
})
