import type { Document, Folder } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { documentEntry, folderEntry } from '../documents/index.ts'
import { movable, wayBack } from './way-back.ts'

const folder = (id: number, parentId: number | null) => folderEntry({ id, parentId } as Folder)
const document = (id: number, fileFolderId: number | null) => documentEntry({ id, fileFolderId } as Document)

test('undo brings everything back to the folder that it came from, My Office included', () => {
  const entries = [folder(1, null), document(2, 7), document(3, null), document(4, 7)]
  expect(wayBack(entries)).toEqual([
    { destinationId: 0, folderIds: [1], documentIds: [3] },
    { destinationId: 7, folderIds: [], documentIds: [2, 4] },
  ])
})

test('what is there already stays, and a folder doesn’t go into itself', () => {
  const entries = [folder(5, null), folder(6, 9), document(2, 5), document(3, null)]
  expect(movable(entries, 5).map((entry) => entry.id)).toEqual(['f6', 'd3'])
  expect(movable(entries, 0).map((entry) => entry.id)).toEqual(['f6', 'd2'])
})
