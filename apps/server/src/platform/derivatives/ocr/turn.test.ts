import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shrunk, type Turn, turned, turnedBack } from './turn.ts'

const opposite = { 0: 0, 90: 270, 180: 180, 270: 90 } as const
const turns = fc.constantFrom<Turn>(0, 90, 180, 270)
const sides = fc.integer({ min: 1, max: 12 })

test('a page turned and turned back is the same page', () => {
  fc.assert(
    fc.property(sides, sides, turns, (width, height, turn) => {
      const scan = { width, height, pixels: Uint8Array.from({ length: width * height }, (_, at) => at) }
      expect(turned(turned(scan, turn), opposite[turn])).toEqual(scan)
    }),
  )
})

test('a box on the turned page is found again where it lay', () => {
  fc.assert(
    fc.property(sides, sides, turns, fc.nat(), (width, height, turn, at) => {
      const dot = at % (width * height)
      const pixels = new Uint8Array(width * height)
      pixels[dot] = 255
      const there = turned({ width, height, pixels }, turn)
      const found = there.pixels.indexOf(255)
      const box = [found % there.width, Math.floor(found / there.width), 1, 1] as const
      expect(turnedBack(box, turn, { width, height })).toEqual([dot % width, Math.floor(dot / width), 1, 1])
    }),
  )
})

test('a smaller page holds the means of the larger one', () => {
  const scan = { width: 4, height: 2, pixels: Uint8Array.from([0, 100, 10, 30, 200, 100, 20, 20]) }
  expect(shrunk(scan, 2)).toEqual({ width: 2, height: 1, pixels: Uint8Array.from([100, 20]) })
})
