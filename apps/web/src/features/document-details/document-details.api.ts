import {
  chooseEncoding,
  listActivity,
  listTransfersOfDocument,
  listVersions,
  readByOcr,
  removeFile,
  restoreVersion,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query, scrolledQuery } from '../../lib/query.ts'
import { listAreas } from '../documents/index.ts'

export const versionsQuery = (fileId: number) => query(listVersions, { params: { fileId } })
/** The institutions that took it over. */
export const transfersQuery = (fileManagerId: number) => query(listTransfersOfDocument, { params: { fileManagerId } })
export const activityQuery = (id: number) =>
  scrolledQuery(listActivity, { params: { id }, query: { pageSize: 30 } }, (answer) => answer)

export const useRestoreVersion = command(restoreVersion, { refreshes: listAreas })
export const useReadByOcr = command(readByOcr, { refreshes: listAreas })
export const useChooseEncoding = command(chooseEncoding, { refreshes: [...listAreas, 'FileManagerFile'] })
export const useRemoveFile = command(removeFile, { refreshes: listAreas })
