import type { PostingReview } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { setTimeZone } from '../../lib/format.ts'
import { checksOf } from './checks.ts'
import { lastRoundOf } from './last-round.ts'

setTimeZone('Asia/Manila')
const good: PostingReview['checks'] = {
  hasText: true,
  isReadable: true,
  pageCount: 3,
  hasCategory: true,
  hasDate: true,
  postedBefore: false,
  personalDataHints: [],
}
const textsOf = (checks: PostingReview['checks']) => checksOf(checks).map(({ kind, text }) => `${kind}: ${text}`)

test('a posting without a fault has only ticks', () => {
  expect(textsOf(good)).toEqual([
    'fine: The text can be searched',
    'fine: All 3 pages readable',
    'fine: Category and date are set',
    'fine: Not posted before',
  ])
})

test('what somebody should look at stands first, with its page', () => {
  const hint = { kind: 'mobile', count: 1, page: 1, sample: '091• ••• •142' } as const
  const checks = checksOf({ ...good, hasDate: false, personalDataHints: [hint] })
  expect(checks.slice(0, 2)).toEqual([
    { id: 'mobile', kind: 'look', text: '1 mobile number in the text', line: 'Page 1: 091• ••• •142.', page: 1 },
    { id: 'described', kind: 'look', text: 'No date' },
  ])
})

test('a scan without words, a broken file and an earlier posting are told', () => {
  const checks = { ...good, hasText: false, isReadable: false, pageCount: null, postedBefore: true }
  expect(textsOf(checks)).toEqual([
    'look: There is no text to search',
    'look: A part of the file can’t be read',
    'fine: Category and date are set',
    'fact: Posted before',
  ])
})

const cynthia = { id: 'u', firstName: 'Cynthia', lastName: 'Bagtas', email: 'c@h.example', position: null }
const round = (event: PostingReview['rounds'][number]['event'], at: string, reason: string | null = null) => ({
  event,
  at,
  by: cynthia,
  for: null,
  reason,
})
const review = (rounds: PostingReview['rounds']) => ({ rounds, checks: good }) as PostingReview

test('a first round has nothing before it, also when it was changed', () => {
  expect(lastRoundOf(review([round('sent', '2026-11-16T01:00:00Z')]))).toBeUndefined()
  expect(
    lastRoundOf(review([round('sent', '2026-11-16T01:00:00Z'), round('changed', '2026-11-17T01:00:00Z')])),
  ).toBeUndefined()
})

test('a second round tells who returned it and why', () => {
  const rounds = [
    round('sent', '2026-11-16T01:00:00Z'),
    round('returned', '2026-11-19T01:00:00Z', 'Page 2 is cut at the right edge.'),
    round('sent', '2026-11-21T02:00:00Z'),
  ]
  expect(lastRoundOf(review(rounds))?.ending).toBe(
    'Returned Nov 19 2026 by Cynthia Bagtas: “Page 2 is cut at the right edge.”',
  )
  const inPlace = rounds.map((one) => ({ ...one, for: { ...cynthia, firstName: 'Rosa', lastName: 'Lim' } }))
  expect(lastRoundOf(review(inPlace))?.ending).toContain('by Cynthia Bagtas for Rosa Lim:')
})

test('what was unpublished tells by whom, and who had approved it when', () => {
  const ana = { ...cynthia, id: 'ana', firstName: 'Ana Marie', lastName: 'Santos' }
  const rounds = [
    round('sent', '2026-11-16T01:00:00Z'),
    round('approved', '2026-11-19T01:00:00Z'),
    { ...round('sent', '2026-11-21T02:00:00Z'), by: ana },
    round('changed', '2026-11-22T02:00:00Z'),
  ]
  expect(lastRoundOf(review(rounds))?.ending).toBe(
    'Unpublished Nov 21 2026 by Ana Marie Santos. Approved Nov 19 2026 by Cynthia Bagtas.',
  )
})
