import type { Passage } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { markedIn, pageOf, placeName } from './place-name.ts'

const at = (place?: Passage['place']): Passage => ({ page: 4, text: 'x', ...(place && { place }) })

test('a place is called by what its kind of file has', () => {
  expect(placeName(at({ kind: 'page', number: 4, isScanned: false }))).toBe('p. 4')
  expect(placeName(at({ kind: 'page', number: 4, isScanned: true }))).toBe('p. 4, scanned')
  expect(placeName(at({ kind: 'slide', number: 4, isScanned: false }))).toBe('slide 4')
  expect(placeName(at({ kind: 'sheet', name: 'Budget', isScanned: false }))).toBe('sheet Budget')
  expect(placeName(at({ kind: 'attachment', name: 'x.pdf', isScanned: false }))).toBe('attached: x.pdf')
  expect(placeName(at({ kind: 'mail', isScanned: false }))).toBe('mail')
  expect(placeName(at({ kind: 'picture', isScanned: true }))).toBe('in the picture')
  expect(placeName(at())).toBe('text')
})

test('only pages and slides can be opened at', () => {
  expect(pageOf(at({ kind: 'page', number: 4, isScanned: true }))).toBe(4)
  expect(pageOf(at({ kind: 'attachment', name: 'x.pdf', isScanned: false }))).toBeUndefined()
  expect(pageOf(at())).toBeUndefined()
})

test('what is marked first is found where it opens, as it is written', () => {
  expect(markedIn({ text: '… <mark>D&#39;Arcy &amp; Co</mark> and <mark>Co</mark>' })).toBe("D'Arcy & Co")
  expect(markedIn({ text: 'nothing' })).toBeUndefined()
})
