import { expect, test } from 'vitest'
import { meaningOf } from './list-keys.ts'
import { nothingSelected, onlyThis, type Selection } from './selection.ts'

const order = ['f1', 'd2', 'd3', 'd4', 'd5']
const press = (key: string, held: { shift?: boolean; ctrl?: boolean } = {}) => ({
  key,
  shift: held.shift ?? false,
  ctrl: held.ctrl ?? false,
})
const pressed = (
  key: ReturnType<typeof press>,
  { selection = nothingSelected, rowId, perLine = 1 }: { selection?: Selection; rowId?: string; perLine?: number } = {},
) => {
  const meaning = meaningOf(key, { order, selection, rowId, perLine })
  return meaning && { ...meaning, ...(meaning.select && { select: [...meaning.select.ids].join(' ') }) }
}
const chosen = (...ids: string[]): Selection => ({ ids: new Set(ids), anchor: ids[0] })

test('the arrows choose the next row and stand on it; from nowhere the first', () => {
  expect(pressed(press('ArrowDown'))).toEqual({ select: 'f1', focus: 'f1' })
  expect(pressed(press('ArrowDown'), { selection: onlyThis('d2') })).toEqual({ select: 'd3', focus: 'd3' })
  expect(pressed(press('End'), { rowId: 'f1' })).toEqual({ select: 'd5', focus: 'd5' })
  expect(pressed(press('ArrowUp'), { rowId: 'f1' })).toBeUndefined()
})

test('Home chooses the first row also where one stands on it already, and End the last', () => {
  expect(pressed(press('Home'), { rowId: 'f1' })).toEqual({ select: 'f1', focus: 'f1' })
  expect(pressed(press('End'), { rowId: 'd5' })).toEqual({ select: 'd5', focus: 'd5' })
})

test('in a grid the arrows go by lines, and to the sides by one', () => {
  expect(pressed(press('ArrowDown'), { rowId: 'f1', perLine: 3 })).toEqual({ select: 'd4', focus: 'd4' })
  expect(pressed(press('ArrowRight'), { rowId: 'f1', perLine: 3 })).toEqual({ select: 'd2', focus: 'd2' })
  expect(pressed(press('ArrowRight'), { rowId: 'f1' })).toBeUndefined()
})

test('with Shift the choice grows from where it began', () => {
  const meaning = pressed(press('ArrowDown', { shift: true }), { selection: chosen('d2'), rowId: 'd3' })
  expect(meaning).toEqual({ select: 'd2 d3 d4', focus: 'd4' })
})

test('Ctrl+A takes what is shown, Ctrl+Space one more or one less, Escape nothing', () => {
  expect(pressed(press('a', { ctrl: true }))?.select).toBe('f1 d2 d3 d4 d5')
  expect(pressed(press(' ', { ctrl: true }), { selection: chosen('d2'), rowId: 'd4' })?.select).toBe('d2 d4')
  expect(pressed(press(' ', { ctrl: true }), { selection: chosen('d2', 'd4'), rowId: 'd4' })?.select).toBe('d2')
  expect(pressed(press('Escape'), { selection: chosen('d2') })?.select).toBe('')
  expect(pressed(press('Escape'))).toBeUndefined()
})

test('commands are for the row that one stands on, else for where the choice began', () => {
  for (const [key, command] of [
    ['Enter', 'open'],
    [' ', 'preview'],
    ['F2', 'rename'],
    ['Delete', 'trash'],
    ['I', 'details'],
  ] as const)
    expect(pressed(press(key), { rowId: 'd3', selection: chosen('d2') })).toEqual({ command, on: 'd3' })
  expect(pressed(press('m', { ctrl: true }), { selection: chosen('d2') })).toEqual({ command: 'move', on: 'd2' })
  expect(pressed(press('F10', { shift: true }), { rowId: 'd3' })).toEqual({ command: 'menu', on: 'd3' })
})

test('nothing is opened or trashed where nothing is chosen; the filter needs no row', () => {
  for (const key of ['Enter', 'Delete', 'F2', 'i', ' ']) expect(pressed(press(key))).toBeUndefined()
  expect(pressed(press('m', { ctrl: true }))).toBeUndefined()
  expect(pressed(press('/'))).toEqual({ command: 'filter', on: undefined })
  expect(pressed(press('x'), { rowId: 'd3' })).toBeUndefined()
})
