import {
  addPoolUsers,
  getPool,
  handOverPool,
  listRecentDocuments,
  quickSearch,
  removePool,
  removePoolUser,
  removePoolUsers,
  updatePoolUsers,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { pagedQuery, query } from '../../lib/query.ts'
import { poolAreas } from '../pooling/index.ts'

export const poolQuery = (id: string) => query(getPool, { params: { id } })
export const foundDocumentsQuery = (duId: number, search: string) =>
  pagedQuery(quickSearch, { params: { type: 'File', duId }, query: { search } })
export const recentDocumentsQuery = (duId: number) =>
  pagedQuery(listRecentDocuments, { params: { duId }, query: { pageSize: 20 } })

// Who comes or goes changes what is read, too.
const refreshes = [...poolAreas, 'FileManager'] as const
export const useAddPeople = command(addPoolUsers, { refreshes })
export const useChangePeople = command(updatePoolUsers, { refreshes })
export const useRemovePeople = command(removePoolUsers, { refreshes })
// After either the pool may be nothing for who did it any more.
export const useLeavePool = command(removePoolUser, { refreshes: ['FileManager'] })
export const useRemovePool = command(removePool, { refreshes: ['FileManager'] })
export const useHandOver = command(handOverPool, { refreshes: poolAreas })
