import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('Filipino and Spanish letters are shown as they are, composed or not', () => {
  expect(printable('Señor Ñ n\u0303 “₱5” – é')).toBe('Señor Ñ ñ “P5” – é')
})

test('a line that was broken by hand stays broken', () => {
  expect(printable('Math 260\nFoundations\tof')).toBe('Math 260\nFoundations    of')
})

test('letters that the standard fonts lack lose their accent, or keep only their place', () => {
  expect(printable('Dvořák ﬁ Привет')).toBe('Dvorák fi ······')
})
