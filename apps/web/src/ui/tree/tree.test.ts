import { describe, expect, it } from 'vitest'
import { treeMove } from './tree-keys.ts'
import { shownNodes, type TreeNode } from './tree-node.ts'

const node = (id: string, hasChildren = false, disabled = false): TreeNode => ({ id, name: id, hasChildren, disabled })
const roots = [node('Admissions', true), node('Certificates'), node('Memoranda', true)]
const children: Record<string, TreeNode[]> = { Admissions: [node('Reports'), node('Applications', false, true)] }
const childrenOf = (id: string) => children[id]

describe('a tree of folders', () => {
  const open = new Set(['Admissions', 'Memoranda'])
  const nodes = shownNodes(roots, open, childrenOf)
  const press = (key: string, at: number) => treeMove(key, nodes, at, open)

  it('shows the children of open folders, and none where they are still being fetched', () => {
    expect(nodes.map((shown) => [shown.id, shown.level, shown.place, shown.brothers])).toEqual([
      ['Admissions', 0, 1, 3],
      ['Reports', 1, 1, 2],
      ['Applications', 1, 2, 2],
      ['Certificates', 0, 2, 3],
      ['Memoranda', 0, 3, 3],
    ])
  })

  it('goes up and down with the arrows, and stops at the ends', () => {
    expect(press('ArrowDown', 0)).toEqual({ focus: 'Reports' })
    expect(press('ArrowUp', 0)).toBeUndefined()
    expect(press('ArrowDown', 4)).toBeUndefined()
    expect(press('End', 0)).toEqual({ focus: 'Memoranda' })
    expect(press('Home', 3)).toEqual({ focus: 'Admissions' })
  })

  it('opens and enters to the right, closes and leaves to the left', () => {
    expect(treeMove('ArrowRight', nodes, 0, new Set())).toEqual({ open: 'Admissions' })
    expect(press('ArrowRight', 0)).toEqual({ focus: 'Reports' })
    expect(press('ArrowRight', 4)).toBeUndefined()
    expect(press('ArrowLeft', 1)).toEqual({ focus: 'Admissions' })
    expect(press('ArrowLeft', 0)).toEqual({ close: 'Admissions' })
  })

  it('chooses with Enter and Space, but not a place that is refused', () => {
    expect(press('Enter', 1)).toEqual({ choose: 'Reports' })
    expect(press(' ', 3)).toEqual({ choose: 'Certificates' })
    expect(press('Enter', 2)).toBeUndefined()
  })

  it('goes to the next folder that begins with the letter', () => {
    expect(press('m', 0)).toEqual({ focus: 'Memoranda' })
    expect(press('a', 0)).toEqual({ focus: 'Applications' })
    expect(press('Shift', 0)).toBeUndefined()
  })
})
