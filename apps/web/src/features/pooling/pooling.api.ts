import {
  addPoolFiles,
  createPool,
  listAvailablePools,
  listPoolsOfDocument,
  removePoolFile,
  removePoolFiles,
  updatePool,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { pagedQuery, query } from '../../lib/query.ts'

/** Everything that shows pools, what lies in them, and what happened to a document. */
export const poolAreas = ['PostPool', 'PostPoolFile', 'PoolUser'] as const
const placing = { refreshes: [...poolAreas, 'FileManager', 'Core'] }

/** Pools where one may add documents, by title. */
export const availablePoolsQuery = (search = '') =>
  pagedQuery(listAvailablePools, { query: { pageSize: 50, ...(search && { search }) } })
export const poolsOfDocumentQuery = (fileManagerId: number) => query(listPoolsOfDocument, { params: { fileManagerId } })

export const useCreatePool = command(createPool, { refreshes: poolAreas })
export const useUpdatePool = command(updatePool, { refreshes: poolAreas })
export const useAddPoolFiles = command(addPoolFiles, placing)
export const useRemovePoolFile = command(removePoolFile, placing)
export const useRemovePoolFiles = command(removePoolFiles, placing)
