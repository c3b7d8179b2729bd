import { listUnitLocations, placeDocuments, readLabelCode } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { pagedQuery } from '../../lib/query.ts'

const most = 50

/** The places of a unit by name, those that a text finds; a code may be typed in any way. */
export const placesQuery = (deliveryUnitId: number, search: string) =>
  pagedQuery(listUnitLocations, {
    params: { deliveryUnitId },
    query: { search: readLabelCode(search) ?? (search || undefined), pageSize: most },
  })

/** What shows where papers stand. */
export const placedAreas = ['FileLocation', 'FileManager', 'FileFolder'] as const

export const usePlaceDocuments = command(placeDocuments, { refreshes: placedAreas })
