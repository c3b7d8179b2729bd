import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, idList, idObjects, ids } from '../kernel/paging.ts'
import { asItIs, bodyId, bodyIdOrRoot, editable, entityVersion, id, line, optionalProse } from '../kernel/primitives.ts'
import { locationKind } from './location-labels.ts'
import { location } from './locations.ts'

const who = 'user'
const byId = z.strictObject({ id })
const placeName = line(255).min(1, 'Give it a name.')
const said = {
  description: optionalProse(2_000),
  parentId: bodyIdOrRoot.nullish().describe('The place that it stands in; null or 0: at the top'),
  kind: locationKind.optional(),
  isPublic: z.boolean().optional(),
}

export const createLocation = endpoint({
  name: 'FileLocation_Create',
  method: 'POST',
  path: '/FileLocation/Create/:deliveryUnitId',
  who,
  status: 201,
  summary: 'Make a place; it gets its code',
  params: z.strictObject({ deliveryUnitId: id }),
  body: z.strictObject({ location: placeName, ...said }),
  response: location,
  refusals: ['NotYourDeliveryUnit', 'NotFound', 'NameTaken', 'TooDeep'],
})
export const updateLocation = endpoint({
  name: 'FileLocation_Update',
  method: 'PUT',
  path: '/FileLocation/Update/:id',
  who,
  summary: 'Change what is said of a place, or move it with all inside',
  params: byId,
  body: editable(
    {
      location: placeName.optional(),
      ...said,
      deliveryUnitId: asItIs(bodyId),
      version: entityVersion.optional(),
    },
    location,
  ),
  response: location,
  refusals: ['NotFound', 'Forbidden', 'NameTaken', 'WouldMakeCycle', 'TooDeep', 'OtherUnit', 'StateChanged'],
})
export const removeLocation = endpoint({
  name: 'FileLocation_Remove',
  method: 'DELETE',
  path: '/FileLocation/Remove/:id',
  who,
  summary: 'Remove an empty place',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'Forbidden', 'NotEmpty'],
})
export const removeLocations = endpoint({
  name: 'FileLocation_RemoveMultiple',
  method: 'POST',
  path: '/FileLocation/Remove/Multiple',
  who,
  summary: 'Remove places that hold nothing but each other, as one',
  body: idObjects,
  response: idList,
  refusals: ['NotFound', 'Forbidden', 'NotEmpty'],
})
export const placeDocuments = endpoint({
  name: 'FileManager_PhysicalLocationMove',
  method: 'POST',
  path: '/FileManager/PhysicalLocation/Move',
  who,
  summary: 'Put documents into a place of their unit, or take them out of theirs (null), all or none',
  body: z.strictObject({ fileLocationId: bodyId.nullable(), fileManagerIds: ids }),
  response: idList,
  refusals: ['NotFound', 'Forbidden', 'OtherUnit', 'InTrash'],
})
