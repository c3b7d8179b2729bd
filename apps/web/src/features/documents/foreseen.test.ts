import {
  type Document,
  type Folder,
  type FolderContents,
  getDocument,
  listChildrenInUnit,
  listPinnedDocuments,
} from '@sinupan/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keyOf } from '../../lib/query.ts'
import { foreseeMove, foreseePin } from './foreseen.ts'

const folder = (id: number) => ({ id, isPinned: false }) as Folder
const document = (id: number) => ({ id, isPinned: false }) as Document
const list = <T>(...items: T[]) => ({ items, total: items.length })

/** A cache with the contents of two folders, the pinned list and a document on its own. */
function cache() {
  const client = new QueryClient()
  const contents = (id: number, folders: Folder[], files: Document[]) => {
    const key = keyOf(listChildrenInUnit, { params: { parentId: id, duId: 1 } })
    client.setQueryData(key, { folder: folder(id), folders: list(...folders), files: list(...files) })
    return () => client.getQueryData<FolderContents>(key)
  }
  const here = contents(10, [folder(11)], [document(1), document(2), document(3)])
  const there = contents(11, [], [document(4)])
  const pinnedKey = keyOf(listPinnedDocuments, { params: { deliveryUnitId: 1 } })
  const documentKey = keyOf(getDocument, { params: { id: 2 } })
  client.setQueryData(pinnedKey, list(document(2)))
  client.setQueryData(documentKey, document(2))
  return {
    client,
    here,
    there,
    pinned: () => client.getQueryData<ReturnType<typeof list<Document>>>(pinnedKey),
    alone: () => client.getQueryData<Document>(documentKey),
  }
}

test('a pin is shown wherever the document stands, and taken back where it was refused', () => {
  const { client, here, pinned, alone } = cache()
  const takeBack = foreseePin(client, { documentId: 2, isPinned: true })
  expect(here()?.files?.items.map((one) => one.isPinned)).toEqual([false, true, false])
  expect(pinned()?.items[0]?.isPinned).toBe(true)
  expect(alone()?.isPinned).toBe(true)
  takeBack()
  expect(here()?.files?.items.some((one) => one.isPinned)).toBe(false)
  expect(alone()?.isPinned).toBe(false)
})

test('a pinned folder is pinned in its parent’s list and as the folder that is open', () => {
  const { client, here, there } = cache()
  foreseePin(client, { folderId: 11, isPinned: true })
  expect(here()?.folders?.items[0]?.isPinned).toBe(true)
  expect(there()?.folder.isPinned).toBe(true)
  expect(here()?.folder.isPinned).toBe(false)
})

test('what is moved leaves the list that it stood in at once, with the number; where it goes is read anew', () => {
  const { client, here, there } = cache()
  const takeBack = foreseeMove(client, { destinationId: 11, folderIds: [], documentIds: [1, 3] })
  expect(here()?.files).toEqual({ items: [document(2)], total: 1 })
  expect(there()?.files?.total).toBe(1)
  takeBack()
  expect(here()?.files?.total).toBe(3)
})

test('what is moved to where it is stays there', () => {
  const { client, here } = cache()
  foreseeMove(client, { destinationId: 10, folderIds: [11], documentIds: [1] })
  expect(here()).toMatchObject({ folders: { total: 1 }, files: { total: 3 } })
})
