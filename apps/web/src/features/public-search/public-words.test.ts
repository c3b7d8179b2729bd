import { IconFileText, IconGavel, IconShoppingBag } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { categoryIcon } from './category-icon.ts'
import { typeGroups } from './file-type-groups.ts'
import { heroLead } from './hero-lead.ts'
import { unescaped } from './marked.ts'
import { publicName } from './public-name.ts'

const now = new Date('2026-11-27T08:00:00Z')
const campus = (fileCount: number) => ({ id: fileCount, campusName: 'A', shortName: 'A', fileCount })
const overview = (documentCount: number, firstYear: number | null, counts: number[]) => ({
  items: [],
  total: 0,
  campuses: counts.map(campus),
  documentCount,
  firstYear,
})

test('the lead says how much there is, of how many campuses, and since when', () => {
  expect(heroLead(overview(9_726, 1948, [5, 4, 3, 2, 1]), '2026-11-26T08:00:00Z', now)).toBe(
    '9,726 public documents of five campuses, from 1948 to this week.',
  )
  expect(heroLead(overview(1, 2019, [1, 0]), '2019-03-01T08:00:00Z', now)).toBe(
    '1 public document of one campus of 2019.',
  )
  expect(heroLead(overview(12, 2019, [12]), '2025-03-01T08:00:00Z', now)).toBe(
    '12 public documents of one campus, from 2019 to 2025.',
  )
  expect(
    heroLead(
      overview(
        12,
        null,
        Array.from({ length: 11 }, () => 1),
      ),
      undefined,
      now,
    ),
  ).toBe('12 public documents of 11 campuses.')
  expect(heroLead(overview(0, null, [0]), undefined, now)).toBe('Nothing is published here yet.')
})

test('safe text becomes plain text with marks', () => {
  expect(unescaped('<mark>R&amp;D</mark> &lt;b&gt; O&#39;Neill &quot;x&quot; &amp;lt;')).toBe(
    '<mark>R&D</mark> <b> O\'Neill "x" &lt;',
  )
})

test('a name carries its only file’s extension, once', () => {
  const file = (fileType: string) => ({ fileType })
  expect(publicName({ name: 'Charter', files: [file('pdf')] })).toBe('Charter.pdf')
  expect(publicName({ name: 'Charter.PDF', files: [file('pdf')] })).toBe('Charter.PDF')
  expect(publicName({ name: 'Charter', files: [file('pdf'), file('docx')] })).toBe('Charter')
  expect(publicName({ name: 'Charter', files: [] })).toBe('Charter')
})

test('extensions of one kind are one type', () => {
  expect(
    typeGroups([
      { fileType: 'docx', count: 2 },
      { fileType: 'pdf', count: 9 },
      { fileType: 'doc', count: 1 },
    ]),
  ).toEqual([
    { kind: 'pdf', fileTypes: ['pdf'], count: 9 },
    { kind: 'word', fileTypes: ['docx', 'doc'], count: 3 },
  ])
})

test('a series has the picture of its words', () => {
  expect(categoryIcon('Board resolutions')).toBe(IconGavel)
  expect(categoryIcon('Bidding documents')).toBe(IconShoppingBag)
  expect(categoryIcon('Miscellaneous')).toBe(IconFileText)
})
