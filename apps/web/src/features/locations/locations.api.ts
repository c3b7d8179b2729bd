import { createLocation, getLocation, listChildLocations, removeLocations, updateLocation } from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'
import { placedAreas } from '../placing/index.ts'

const mostInTree = 200

export const locationQuery = (id: string) => query(getLocation, { params: { id } })
/** One level of the tree: 0 is the top. */
export const levelQuery = (deliveryUnitId: number, id: number) =>
  query(listChildLocations, {
    params: { id: String(id), deliveryUnitId },
    query: { only: 'locations', pageSize: mostInTree },
  })

const refreshes = placedAreas
export const useCreateLocation = command(createLocation, { refreshes })
export const useUpdateLocation = command(updateLocation, { refreshes })
export const useRemoveLocations = command(removeLocations, { refreshes })
