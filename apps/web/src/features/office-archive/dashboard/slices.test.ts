import { expect, test } from 'vitest'
import { campusSlices, typeSlices, yearSlices } from './slices.ts'

const facets = {
  categories: [],
  campuses: [{ id: 2, name: 'North', count: 4 }],
  years: [
    { year: 2026, count: 3 },
    { year: 2023, count: 1 },
  ],
  fileTypes: [
    { fileType: 'docx', count: 2 },
    { fileType: 'pdf', count: 9 },
    { fileType: 'doc', count: 8 },
  ],
}

test('a slice leads to its list', () => {
  expect(campusSlices(facets)).toEqual([{ id: '2', name: 'North', count: 4, to: '/public-search/campus/2' }])
})

test('years without a document stand between the others', () => {
  expect(yearSlices(facets).map(({ name, count }) => [name, count])).toEqual([
    ['2023', 1],
    ['2024', 0],
    ['2025', 0],
    ['2026', 3],
  ])
  expect(yearSlices(facets)[3]?.to).toBe('/?year=2026')
  expect(yearSlices({ ...facets, years: [] })).toEqual([])
})

test('one date far in the past doesn’t make a chart of a thousand years', () => {
  const years = [
    { year: 1026, count: 1 },
    { year: 2026, count: 1 },
  ]
  expect(yearSlices({ ...facets, years })).toHaveLength(60)
})

test('the extensions of a kind are one slice', () => {
  expect(typeSlices(facets).map(({ name, count, to }) => [name, count, to])).toEqual([
    ['Word', 10, '/?type=docx%2Cdoc'],
    ['PDF', 9, '/?type=pdf'],
  ])
})
