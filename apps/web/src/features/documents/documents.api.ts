import {
  copyDocuments,
  createFolder,
  getDocument,
  getFolder,
  listFolderSteps,
  moveDocuments,
  moveFolders,
  pinDocument,
  pinFolder,
  restoreDocuments,
  restoreFolder,
  trashDocuments,
  trashFolders,
  unpinDocument,
  unpinFolder,
  updateDocument,
  updateFolder,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'
import { foreseeMove, foreseePin } from './foreseen.ts'

/** Everything that shows folders or documents. */
export const listAreas = ['FileFolder', 'FileManager'] as const

/** A folder of a unit; id 0 is its My Office. */
export interface Place {
  id: number
  unitId: number
}
export type ContentsSort = 'name' | 'modified' | 'size'
export const folderQuery = (id: string) => query(getFolder, { params: { id } })
export const stepsQuery = ({ id, unitId }: Place) => query(listFolderSteps, { params: { parentId: id, duId: unitId } })
export const documentQuery = (id: number) => query(getDocument, { params: { id } })

export const useCreateFolder = command(createFolder, { refreshes: ['FileFolder'] })
export const useUpdateFolder = command(updateFolder, { refreshes: ['FileFolder'] })
export const useUpdateDocument = command(updateDocument, { refreshes: listAreas })
export const useTrashFolders = command(trashFolders, { refreshes: listAreas })
export const useTrashDocuments = command(trashDocuments, { refreshes: listAreas })
export const useRestoreFolder = command(restoreFolder, { refreshes: listAreas })
export const useRestoreDocuments = command(restoreDocuments, { refreshes: listAreas })
export const useCopyDocuments = command(copyDocuments, { refreshes: listAreas })

export const useMoveFolders = command(moveFolders, {
  refreshes: listAreas,
  foresees: (client, { params, body }) =>
    foreseeMove(client, { destinationId: params.destinationFolderId, folderIds: body, documentIds: [] }),
})
export const useMoveDocuments = command(moveDocuments, {
  refreshes: listAreas,
  foresees: (client, { params, body }) =>
    foreseeMove(client, { destinationId: params.fileFolderId, folderIds: [], documentIds: body }),
})
const pinning = { refreshes: listAreas }
export const usePinFolder = command(pinFolder, {
  ...pinning,
  foresees: (client, { params }) => foreseePin(client, { folderId: params.id, isPinned: true }),
})
export const useUnpinFolder = command(unpinFolder, {
  ...pinning,
  foresees: (client, { params }) => foreseePin(client, { folderId: params.id, isPinned: false }),
})
export const usePinDocument = command(pinDocument, {
  ...pinning,
  foresees: (client, { params }) => foreseePin(client, { documentId: params.id, isPinned: true }),
})
export const useUnpinDocument = command(unpinDocument, {
  ...pinning,
  foresees: (client, { params }) => foreseePin(client, { documentId: params.id, isPinned: false }),
})
