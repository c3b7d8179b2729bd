import { addDelegation, listDelegations, listOwnDelegations, removeDelegation } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

const refreshes = ['ApproverDelegation'] as const
const pageSize = 200

export const ownDelegationsQuery = () => query(listOwnDelegations, { query: { pageSize } })
export const delegationsQuery = () => query(listDelegations, { query: { pageSize } })

export const useAddDelegation = command(addDelegation, { refreshes })
export const useEndDelegation = command(removeDelegation, { refreshes: [...refreshes, 'FilePosting'] })
