import {
  addPoolUsers,
  getPool,
  handOverPool,
  removePool,
  removePoolUser,
  removePoolUsers,
  updatePoolUsers,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'
import { poolAreas } from '../pooling/index.ts'

export const poolQuery = (id: string) => query(getPool, { params: { id } })

// Who comes or goes changes what is read, too.
const refreshes = [...poolAreas, 'FileManager'] as const
export const useAddPeople = command(addPoolUsers, { refreshes })
export const useChangePeople = command(updatePoolUsers, { refreshes })
export const useRemovePeople = command(removePoolUsers, { refreshes })
// After either the pool may be nothing for who did it any more.
export const useLeavePool = command(removePoolUser, { refreshes: ['FileManager'] })
export const useRemovePool = command(removePool, { refreshes: ['FileManager'] })
export const useHandOver = command(handOverPool, { refreshes: poolAreas })
