import {
  acceptUser,
  addCampusAccess,
  addUnitAccess,
  createUser,
  endUserSession,
  endUserSessions,
  getUser,
  listCampusAccessOfUser,
  listOffices,
  listUnitAccessOfUser,
  listUserSessions,
  refuseUser,
  removeCampusAccess,
  removeUnitAccess,
  resetSecondFactor,
  sendPasswordLink,
  updateUser,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const userQuery = (id: string) => query(getUser, { params: { id } })
export const sessionsQuery = (id: string) => query(listUserSessions, { params: { id } })
export const unitGrantsQuery = (userId: string) => query(listUnitAccessOfUser, { body: { userId } })
export const campusGrantsQuery = (userId: string) => query(listCampusAccessOfUser, { params: { userId } })
export const officesQuery = (campusId: number | undefined) => query(listOffices, { query: { campusId, pageSize: 200 } })

const accounts = { refreshes: ['Account', 'Dashboard', 'Audit', 'Health'] }
export const useAcceptUser = command(acceptUser, accounts)
export const useRefuseUser = command(refuseUser, accounts)
export const useCreateUser = command(createUser, accounts)
export const useUpdateUser = command(updateUser, accounts)
export const useEndUserSession = command(endUserSession, accounts)
export const useEndUserSessions = command(endUserSessions, accounts)
export const useResetSecondFactor = command(resetSecondFactor, accounts)
export const useSendPasswordLink = command(sendPasswordLink, accounts)

const grants = { refreshes: ['Account', 'CampusAccess', 'DeliveryUnitAccess', 'Audit'] }
export const useAddUnitAccess = command(addUnitAccess, grants)
export const useRemoveUnitAccess = command(removeUnitAccess, grants)
export const useAddCampusAccess = command(addCampusAccess, grants)
export const useRemoveCampusAccess = command(removeCampusAccess, grants)
