import { getOffice, listOffices, listPeopleOfOffice, listUnitsOfOffice } from '@sinupan/contract'
import { pagedQuery, query } from '../../lib/query.ts'

export const officesQuery = (narrowed: {
  search?: string
  campusId?: number | undefined
  page: number
  pageSize: number
}) => pagedQuery(listOffices, { query: narrowed })
export const officeQuery = (id: number) => query(getOffice, { params: { id } })
export const unitsQuery = (id: number) => query(listUnitsOfOffice, { params: { id } })
export const peopleQuery = (
  id: number,
  narrowed: { search?: string; deliveryUnitId?: number | undefined; page: number; pageSize: number },
) => pagedQuery(listPeopleOfOffice, { params: { id }, query: narrowed })
