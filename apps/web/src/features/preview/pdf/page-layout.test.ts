import { expect, test } from 'vitest'
import { gap, layoutOf, pageAt, pagesBetween, placeAt, topOf } from './page-layout.ts'
import { shareOf, stepZoom } from './zoom.ts'

const letter = { width: 612, height: 792 }
const landscape = { width: 792, height: 612 }
const sizes = [letter, landscape, letter]

test('pages stand one under the other with the same gap', () => {
  const { tops, heights, width } = layoutOf(sizes, 1)
  expect(tops).toEqual([gap, gap + 792 + gap, gap + 792 + gap + 612 + gap])
  expect(heights).toEqual([792, 612, 792])
  expect(width).toBe(792)
})

test('the page at a height is the last that begins above it', () => {
  const layout = layoutOf(sizes, 1)
  expect([0, 500, 811, 832, 1_500, 99_999].map((y) => pageAt(layout, y))).toEqual([0, 0, 0, 1, 2, 2])
  expect(pagesBetween(layout, 500, 900)).toEqual({ first: 0, last: 1 })
})

test('a place stays where it is at another zoom and when sizes become known', () => {
  const layout = layoutOf(sizes, 1)
  const place = placeAt(layout, 1_000)
  const larger = layoutOf(sizes, 2)
  expect(placeAt(larger, topOf(larger, place)).page).toBe(1)
  expect(placeAt(larger, topOf(larger, place)).share).toBeCloseTo(place.share)
  expect(topOf(layout, { page: 0, share: -5 })).toBe(0)
})

test('two thousand pages are laid out and sought at once', () => {
  const layout = layoutOf(
    Array.from({ length: 2_000 }, () => letter),
    1.333,
  )
  expect(pageAt(layout, layout.tops[1_234] ?? 0)).toBe(1_234)
})

test('a page is fitted to the width or whole, and never blown up by itself', () => {
  const area = { width: 408, height: 528 }
  expect(shareOf('width', letter, area)).toBeCloseTo(0.5)
  expect(shareOf('page', landscape, { width: 4_000, height: 816 })).toBeCloseTo(1)
  expect(shareOf('auto', letter, { width: 4_000, height: 4_000 })).toBe(1.25)
  expect(shareOf(9, letter, area)).toBe(5)
})

test('zooming goes by steps and ends', () => {
  expect([stepZoom(0.97, 1), stepZoom(1, 1), stepZoom(1, -1), stepZoom(5, 1), stepZoom(0.1, -1)]).toEqual([
    1, 1.1, 0.9, 5, 0.1,
  ])
})
