import * as contract from '@sinupan/contract'
import type { Caller } from './caller.ts'

type Said = Partial<Omit<contract.BodyInputOf<typeof contract.createLocation>, 'location' | 'parentId'>>

/** A place of the caller's unit. */
export const makePlace = (caller: Caller, location: string, parentId: number | null = null, said: Said = {}) =>
  caller.ask(contract.createLocation, {
    params: { deliveryUnitId: caller.unitId },
    body: { location, parentId, ...said },
  })

export const put = (caller: Caller, fileManagerIds: number[], fileLocationId: number | null) =>
  caller.call(contract.placeDocuments, { body: { fileManagerIds, fileLocationId } })
