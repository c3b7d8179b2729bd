import { expect, test } from 'vitest'
import { boxBetween, type Drawn, drawn, drawnOf, type Step, sentBoxes } from './boxes.ts'

const box = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.1 }
const play = (steps: readonly Step[], from: Drawn = drawnOf([])) => steps.reduce(drawn, from)
const areas = ({ boxes }: Drawn) => boxes.map(({ x, y }) => [x, y])

test('what was drawn is taken back and done again, step by step', () => {
  const two = play([
    { type: 'add', boxes: [box] },
    { type: 'add', boxes: [{ ...box, x: 0.5 }] },
  ])
  expect(areas(two)).toEqual([
    [0.1, 0.1],
    [0.5, 0.1],
  ])
  const back = play([{ type: 'undo' }, { type: 'undo' }, { type: 'undo' }], two)
  expect(areas(back)).toEqual([])
  expect(areas(play([{ type: 'redo' }], back))).toEqual([[0.1, 0.1]])
  expect(areas(play([{ type: 'redo' }, { type: 'redo' }, { type: 'redo' }], back))).toEqual([
    [0.1, 0.1],
    [0.5, 0.1],
  ])
  expect(play([{ type: 'add', boxes: [box] }], back).future).toEqual([])
})

test('many presses of arrow keys are one step', () => {
  const start = drawnOf([box])
  const nudge = (x: number): Step => ({ type: 'change', id: 1, area: { ...box, x }, isNudge: true })
  const moved = play([nudge(0.11), nudge(0.12), nudge(0.13)], start)
  expect(areas(moved)).toEqual([[0.13, 0.1]])
  expect(areas(play([{ type: 'undo' }], moved))).toEqual([[0.1, 0.1]])
})

test('a box stays on its page, is never nothing, and there are no more than two thousand', () => {
  const [far] = play([{ type: 'add', boxes: [{ ...box, x: 0.95, width: 0.2, height: 0 }] }]).boxes
  expect(far).toMatchObject({ x: 0.8, width: 0.2, height: 0.004 })
  const many = play([{ type: 'add', boxes: Array.from({ length: 2_500 }, () => box) }])
  expect(many.boxes.length).toBe(2_000)
  expect(boxBetween({ x: 0.5, y: 0.6 }, { x: 0.2, y: 0.1 })).toEqual({ x: 0.2, y: 0.1, width: 0.3, height: 0.5 })
})

test('a box that was found covers whole words until it is moved by hand', () => {
  const found = drawnOf([{ ...box, wholeWords: true, ground: 'Privacy' }])
  expect(sentBoxes(found.boxes)).toEqual([{ ...box, wholeWords: true, ground: 'Privacy' }])
  const moved = play(
    [
      { type: 'change', id: 1, area: { ...box, x: 0.3 } },
      { type: 'ground', id: 1, ground: '' },
    ],
    found,
  )
  expect(sentBoxes(moved.boxes)).toEqual([{ ...box, x: 0.3 }])
})
