import {
  endAccess,
  grantAccess,
  listAccess,
  nameOwner,
  openClassified,
  refuseAccess,
  requestAccess,
  whyVisible,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

const refreshes = ['FileManager', 'FilePosting', 'Core', 'PostPoolFile'] as const

export const useRequestAccess = command(requestAccess, { refreshes })
export const useGrantAccess = command(grantAccess, { refreshes: ['FileManager'] })
export const useRefuseAccess = command(refuseAccess, { refreshes: ['FileManager'] })
export const useEndAccess = command(endAccess, { refreshes: ['FileManager'] })
export const useOpenClassified = command(openClassified, { refreshes })

export const useNameOwner = command(nameOwner, { refreshes: ['FileManager'] })

export const accessQuery = (id: number) => query(listAccess, { params: { id }, query: { pageSize: 50 } })

/** Whose sight is asked about. */
export type Whose = { userId: string } | { deliveryUnitId: number } | { who: 'anyone' }
export const whyQuery = (id: number, whose: Whose) => query(whyVisible, { params: { id }, query: whose })
