import { describe, expect, it } from 'vitest'
import { keepShown, lassoed, nothingSelected, onlyThis, select, selectAll, toggleAll } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const click = { shift: false, ctrl: false }
const ctrl = { shift: false, ctrl: true }
const shift = { shift: true, ctrl: false }
const both = { shift: true, ctrl: true }
const idsOf = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join('')

describe('choosing rows', () => {
  it('takes one with a click, and adds or takes away one with Ctrl', () => {
    const one = select(nothingSelected, order, 'b', click)
    expect(idsOf(one)).toBe('b')
    const two = select(one, order, 'd', ctrl)
    expect(idsOf(two)).toBe('bd')
    expect(idsOf(select(two, order, 'b', ctrl))).toBe('d')
    expect(idsOf(select(two, order, 'c', click))).toBe('c')
  })

  it('extends with Shift from where it began, in both directions, again and again', () => {
    const one = select(nothingSelected, order, 'c', click)
    const down = select(one, order, 'e', shift)
    expect(idsOf(down)).toBe('cde')
    expect(idsOf(select(down, order, 'a', shift))).toBe('abc')
  })

  it('keeps what was chosen when Shift comes with Ctrl', () => {
    const one = select(select(nothingSelected, order, 'a', click), order, 'd', ctrl)
    expect(idsOf(select(one, order, 'e', both))).toBe('ade')
  })

  it('takes only the row itself where the range’s beginning is gone', () => {
    expect(idsOf(select({ ids: new Set(['x']), anchor: 'x' }, order, 'c', shift))).toBe('c')
  })

  it('chooses exactly what is shown, and nothing after all were chosen', () => {
    expect(idsOf(selectAll(['b', 'c']))).toBe('bc')
    expect(idsOf(toggleAll(onlyThis('b'), order))).toBe('abcde')
    expect(idsOf(toggleAll(selectAll(order), order))).toBe('')
    expect(idsOf(toggleAll(nothingSelected, []))).toBe('')
  })

  it('catches with a lasso, beside the earlier ones with a key', () => {
    expect(idsOf(lassoed(onlyThis('a'), ['c', 'd'], click))).toBe('cd')
    expect(idsOf(lassoed(onlyThis('a'), ['c', 'd'], ctrl))).toBe('acd')
  })

  it('loses what leaves the view, and stays the same where nothing left', () => {
    const all = selectAll(order)
    expect(idsOf(keepShown(all, ['b', 'x']))).toBe('b')
    expect(keepShown(all, [...order, 'f'])).toBe(all)
    expect(keepShown(nothingSelected, [])).toBe(nothingSelected)
  })
})
