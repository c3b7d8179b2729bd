import {
  type Document,
  type Folder,
  type FolderContents,
  getDocument,
  type List,
  listChildrenInUnit,
  listPinnedDocuments,
  listPinnedFolders,
  listRecentDocuments,
} from '@sinupan/contract'
import type { QueryClient } from '@tanstack/react-query'
import { changeAnswers } from '../../lib/foresee.ts'

type Change = () => void
const allBack = (changes: readonly Change[]) => () => {
  for (const takeBack of changes) takeBack()
}
const mapItems = <T>(list: List<T>, change: (item: T) => T): List<T> => ({
  ...list,
  items: list.items.map(change),
})

interface Pin {
  folderId?: number
  documentId?: number
  isPinned: boolean
}

/** Shows a pin, or its absence, wherever the thing stands. */
export function foreseePin(client: QueryClient, { folderId, documentId, isPinned }: Pin): Change {
  const ofFolder = <T extends Folder>(folder: T): T => (folder.id === folderId ? { ...folder, isPinned } : folder)
  const ofDocument = <T extends Document>(one: T): T => (one.id === documentId ? { ...one, isPinned } : one)
  return allBack([
    changeAnswers(client, listChildrenInUnit, ({ folders, files, folder }) => ({
      folder: folder.id === folderId ? { ...folder, isPinned } : folder,
      ...(folders && { folders: mapItems(folders, ofFolder) }),
      ...(files && { files: mapItems(files, ofDocument) }),
    })),
    changeAnswers(client, listPinnedFolders, (answer) => mapItems(answer, ofFolder)),
    changeAnswers(client, listPinnedDocuments, (answer) => mapItems(answer, ofDocument)),
    changeAnswers(client, listRecentDocuments, (answer) => mapItems(answer, ofDocument)),
    changeAnswers(client, getDocument, ofDocument),
  ])
}

interface Move {
  destinationId: number
  folderIds: readonly number[]
  documentIds: readonly number[]
}

/** Takes the moved out of the lists that they leave; where they arrive is read from the server. */
export function foreseeMove(client: QueryClient, move: Move): Change {
  return changeAnswers(client, listChildrenInUnit, (answer) => withoutMoved(answer, move))
}

function withoutMoved(answer: FolderContents, { destinationId, folderIds, documentIds }: Move): FolderContents {
  if (answer.folder.id === destinationId) return answer
  return {
    ...answer,
    ...(answer.folders && { folders: without(answer.folders, folderIds) }),
    ...(answer.files && { files: without(answer.files, documentIds) }),
  }
}

function without<T extends { id: number }>(list: List<T>, ids: readonly number[]): List<T> {
  const items = list.items.filter((item) => !ids.includes(item.id))
  return { ...list, items, total: list.total - (list.items.length - items.length) }
}
