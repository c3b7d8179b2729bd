import type { Document } from '@sinupan/contract'
import { describe, expect, it } from 'vitest'
import { documentEntry } from '../documents/index.ts'
import { linesOf, regrouped } from './group-window.ts'

const entries = (...ids: number[]) => ids.map((id) => documentEntry({ id } as Document))
const groups = [
  { id: 'pdf', label: 'PDF', entries: entries(1, 2, 3) },
  { id: 'word', label: 'Text documents', entries: entries(4, 5) },
]
const drawn = (from: number, to: number) =>
  regrouped(linesOf(groups).slice(from, to)).map(
    ({ label, entries: inside }) => `${label ?? '…'}: ${inside.map(({ id }) => id).join(' ')}`,
  )

describe('a part of a table in groups', () => {
  it('has the heads that stand in it', () => {
    expect(drawn(0, 7)).toEqual(['PDF: d1 d2 d3', 'Text documents: d4 d5'])
    expect(drawn(0, 3)).toEqual(['PDF: d1 d2'])
    expect(drawn(4, 5)).toEqual(['Text documents: '])
  })

  it('goes on with a group that begins above it, without its head', () => {
    expect(drawn(2, 6)).toEqual(['…: d2 d3', 'Text documents: d4'])
    expect(drawn(6, 7)).toEqual(['…: d5'])
  })

  it('has no heads where there are no groups', () => {
    const lines = linesOf([{ id: 'all', entries: entries(1, 2) }])
    expect(lines).toHaveLength(2)
    expect(regrouped(lines)).toEqual([{ id: 'all', entries: entries(1, 2) }])
  })
})
