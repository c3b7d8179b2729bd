import {
  addAccessLevel,
  addApprover,
  addUnitAccess,
  createCampus,
  createOffice,
  createUnit,
  getUnit,
  getUsesOfCampus,
  getUsesOfOffice,
  getUsesOfUnit,
  listAccessLevels,
  listApprovers,
  listOffices,
  listPeopleOfOffice,
  listUnits,
  listUnitsOfOffice,
  removeAccessLevel,
  removeApprover,
  removeCampus,
  removeOffice,
  removeUnit,
  removeUnitAccess,
  setCentralRecord,
  updateAccessLevel,
  updateApprover,
  updateCampus,
  updateOffice,
  updateUnit,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { pagedQuery, query } from '../../lib/query.ts'

interface Narrowed {
  search?: string
  campusId?: number | undefined
  officeId?: number | undefined
  page?: number
  pageSize?: number
}

export const officesQuery = (narrowed: Omit<Narrowed, 'officeId'>) => pagedQuery(listOffices, { query: narrowed })
export const unitsQuery = (narrowed: Narrowed) => pagedQuery(listUnits, { query: narrowed })
export const unitsOfOfficeQuery = (id: number) => query(listUnitsOfOffice, { params: { id } })
export const unitQuery = (id: number) => query(getUnit, { params: { id } })
export const peopleOfUnitQuery = (officeId: number, deliveryUnitId: number) =>
  query(listPeopleOfOffice, { params: { id: officeId }, query: { deliveryUnitId, pageSize: 100 } })
export const usesQueries = {
  campus: (id: number) => query(getUsesOfCampus, { params: { id } }),
  office: (id: number) => query(getUsesOfOffice, { params: { id } }),
  unit: (id: number) => query(getUsesOfUnit, { params: { id } }),
} as const

const tree = { refreshes: ['Campus', 'Office', 'DeliveryUnit'] }
export const useCreateCampus = command(createCampus, tree)
export const useUpdateCampus = command(updateCampus, tree)
export const useRemoveCampus = command(removeCampus, tree)
export const useCreateOffice = command(createOffice, tree)
export const useUpdateOffice = command(updateOffice, tree)
export const useRemoveOffice = command(removeOffice, tree)
export const useCreateUnit = command(createUnit, tree)
export const useUpdateUnit = command(updateUnit, { refreshes: [...tree.refreshes, 'Account'] })
export const useRemoveUnit = command(removeUnit, tree)
export const useSetCentralRecord = command(setCentralRecord, { refreshes: [...tree.refreshes, 'Account'] })

const grants = { refreshes: ['Office', 'DeliveryUnit', 'Account'] }
export const useAddUnitAccess = command(addUnitAccess, grants)
export const useRemoveUnitAccess = command(removeUnitAccess, grants)

export const levelsQuery = () => query(listAccessLevels)
const levels = { refreshes: ['AccessLevel'] }
export const useAddLevel = command(addAccessLevel, levels)
export const useUpdateLevel = command(updateAccessLevel, levels)
export const useRemoveLevel = command(removeAccessLevel, levels)

export const approversQuery = (campusId: number) => query(listApprovers, { params: { campusId } })
const approvers = { refreshes: ['ApproverSetting', 'FilePosting'] }
export const useAddApprover = command(addApprover, approvers)
export const useUpdateApprover = command(updateApprover, approvers)
export const useRemoveApprover = command(removeApprover, approvers)
