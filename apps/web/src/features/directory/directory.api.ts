import { getOffice, listUnitsOfOffice } from '@sinupan/contract'
import { query } from '../../lib/query.ts'

export const officeQuery = (id: number) => query(getOffice, { params: { id } })
export const unitsQuery = (id: number) => query(listUnitsOfOffice, { params: { id } })
