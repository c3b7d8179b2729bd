import { expect, test } from 'vitest'
import type { SharedRow } from './document-row.ts'
import { KeptDocuments } from './kept-documents.ts'

test('no more is kept than thirty-two megabytes, and what was asked for last stays', () => {
  const kept = new KeptDocuments()
  const at = (id: number) => ({ id, stamp: 'a', generation: 1 })
  const keep = (id: number) => {
    const one = { ...at(id), row: { id } as SharedRow, pieces: new Map() }
    kept.keep(one)
    kept.grew(one, 97_000)
  }
  for (let id = 1; id <= 330; id++) keep(id)
  expect(kept.find(at(1))).toBeDefined()
  for (let id = 331; id <= 400; id++) keep(id)
  const left = Array.from({ length: 400 }, (_, index) => index + 1).filter((id) => kept.find(at(id)))
  expect(left).toHaveLength(335)
  expect(left).toContain(1)
  expect(left).not.toContain(2)
})

test('what is kept is found under its own stamp alone, and what is kept anew counts once', () => {
  const kept = new KeptDocuments()
  const row = { id: 1 } as SharedRow
  for (let no = 0; no < 10_000; no++) kept.keep({ stamp: `${no}`, generation: 1, row, pieces: new Map() })
  kept.keep({ stamp: 'other', generation: 1, row: { id: 2 } as SharedRow, pieces: new Map() })
  expect(kept.find({ id: 1, stamp: '9999', generation: 1 })).toBeDefined()
  expect(kept.find({ id: 1, stamp: '9998', generation: 1 })).toBeUndefined()
  expect(kept.find({ id: 1, stamp: '9999', generation: 2 })).toBeUndefined()
})
