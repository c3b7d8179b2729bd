import * as contract from '@sinupan/contract'
import type { Door } from './knock.ts'
import * as may from './rules.ts'
import type { Thing } from './thing.ts'

const place = ({ locationId }: Thing) => ({ params: { id: locationId } })
const changes = true

/** Every call that names a place; the document stands in it. */
export const locationDoors: Door[] = [
  { endpoint: contract.getLocation, input: place, rule: may.viewingPlace },
  { endpoint: contract.listDocumentsInLocation, input: place, rule: may.viewingPlace },
  { endpoint: contract.listLocationHistory, input: place, rule: may.changingPlace },
  {
    endpoint: contract.listChildLocations,
    input: ({ locationId }, { unitId }) => ({ params: { id: locationId, deliveryUnitId: unitId || 1 } }),
    rule: may.withinOwnUnit((actor, state) => (actor === 'records' ? 'NotFound' : may.viewingPlace(actor, state))),
  },
  {
    endpoint: contract.getPublicLocation,
    input: ({ locationRoute }) => ({ params: { id: locationRoute } }),
    rule: may.lookingBehindLabel,
  },
  {
    endpoint: contract.createStockTake,
    input: ({ locationId }) => ({ body: { fileLocationId: locationId } }),
    rule: may.viewingPlace,
    changes,
  },
  {
    endpoint: contract.printLocation,
    input: ({ locationRoute }) => ({ params: { docType: 'png', locationId: locationRoute } }),
    rule: may.lookingBehindLabel,
  },
  {
    endpoint: contract.createLocation,
    input: ({ locationId }, { unitId }) => ({
      params: { deliveryUnitId: unitId || 1 },
      body: { location: 'Inside', parentId: locationId },
    }),
    rule: may.withinOwnUnit(may.changingPlace),
    changes,
  },
  {
    endpoint: contract.updateLocation,
    input: (thing) => ({ ...place(thing), body: { description: 'Changed' } }),
    rule: may.changingPlace,
    changes,
  },
  { endpoint: contract.removeLocation, input: place, rule: may.removingPlace },
  {
    endpoint: contract.removeLocations,
    input: ({ locationId }) => ({ body: [{ id: locationId }] }),
    rule: may.removingPlace,
  },
]
