import type { Document, Folder } from '@sinupan/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { setTimeZone } from '../../lib/format.ts'
import { documentEntry, type Entry, folderEntry } from '../documents/index.ts'
import { groupEntries } from './group-entries.ts'

beforeAll(() => setTimeZone('Asia/Manila'))
const now = new Date('2026-11-27T08:00:00Z')

const folder = (id: number, updatedAt: string): Entry => folderEntry({ id, updatedAt } as Folder)
const document = (id: number, more: { fileType?: string; category?: string; updatedAt?: string }): Entry =>
  documentEntry({
    id,
    updatedAt: more.updatedAt ?? '2026-11-01T00:00:00Z',
    fileManagerFiles: more.fileType ? [{ fileType: more.fileType }] : [],
    documentCategory: more.category ? { id: id % 10, category: more.category } : null,
  } as unknown as Document)

const drawn = (entries: Entry[], by: Parameters<typeof groupEntries>[1]) =>
  groupEntries(entries, by, now).map(
    ({ label, entries: inside }) => `${label}: ${inside.map((one) => one.id).join(' ')}`,
  )

describe('rows in groups', () => {
  it('stay one list, without a heading, where nobody asked for groups', () => {
    const entries = [folder(1, '2026-11-27T00:00:00Z'), document(2, {})]
    expect(groupEntries(entries, 'none', now)).toEqual([{ id: 'all', entries }])
    expect(groupEntries([], 'none', now)).toEqual([])
  })

  it('stand by type, folders first, and what has no file is something else', () => {
    const entries = [
      folder(1, ''),
      document(2, { fileType: 'docx' }),
      document(3, { fileType: 'pdf' }),
      document(4, { fileType: 'odt' }),
      document(5, {}),
    ]
    expect(drawn(entries, 'type')).toEqual(['Folders: f1', 'Text documents: d2 d4', 'PDF: d3', 'Other: d5'])
  })

  it('stand by category, with those that have none together', () => {
    const entries = [document(11, { category: 'Memoranda' }), document(2, {}), document(21, { category: 'Memoranda' })]
    expect(drawn(entries, 'category')).toEqual(['Memoranda: d11 d21', 'No category: d2'])
  })

  it('stand by the day of the change in the institution’s zone, whatever the reader’s', () => {
    const entries = [
      // 00:30 of the 27th in Manila, still the 26th in UTC.
      document(1, { updatedAt: '2026-11-26T16:30:00Z' }),
      document(2, { updatedAt: '2026-11-26T15:30:00Z' }),
      document(3, { updatedAt: '2026-11-22T00:00:00Z' }),
      document(4, { updatedAt: '2026-11-02T00:00:00Z' }),
      folder(5, '2025-12-31T15:59:00Z'),
    ]
    expect(drawn(entries, 'date')).toEqual([
      'Today: d1',
      'Yesterday: d2',
      'Last seven days: d3',
      'November 2026: d4',
      'December 2025: f5',
    ])
  })
})
