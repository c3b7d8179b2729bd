import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { document } from '../documents/documents.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { list, order, pageShape, searchText } from '../kernel/paging.ts'
import { id, idOrRouteId, instant } from '../kernel/primitives.ts'
import type { publicDocument } from '../postings/public-postings.ts'
import { labelCode, locationKind } from './location-labels.ts'

const who = 'user'

const locationShape = {
  id: z.number().int(),
  location: z.string(),
  description: z.string().nullable(),
  parentId: z.number().int().nullable().describe('null: at the top of its unit'),
  deliveryUnitId: z.number().int(),
  kind: locationKind,
  code: z.string().describe('What its label says, as in L-7K4MQ9X'),
  path: z
    .array(z.object({ id: z.number().int(), location: z.string(), kind: locationKind }))
    .describe('From the top down to the place itself'),
  fileCount: z.number().int().describe('Living documents in it and everywhere below'),
  childCount: z.number().int().describe('Places directly inside'),
  isPublic: z.boolean().describe('Whether its page tells outsiders of the public documents in it'),
  routeId: z.string(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  capabilities: z.object({
    edit: z.boolean().describe('Change, move and fill it: its unit’s people'),
    remove: z.boolean().describe('Nothing is inside'),
  }),
}
const insideLocation = z.object(locationShape).meta({ id: 'FileLocationInside' })
/** A place where paper is kept. */
export const location = z
  .object({
    ...locationShape,
    childLocations: z
      .array(insideLocation)
      .describe('Its first 50 places, where one place is asked for; empty in lists'),
  })
  .meta({ id: 'FileLocation' })

export const locationsQuery = z.strictObject({
  ...pageShape,
  sort: z.enum(['name', 'modified', 'size', 'date', 'created']).optional(),
  order: order.optional(),
  search: searchText.optional(),
  only: z.enum(['locations', 'files']).optional(),
})
const contents = z.object({
  location: location.nullable().describe('null: the top'),
  locations: list(location).optional(),
  files: list(document).optional(),
})

export const listOwnLocations = endpoint({
  name: 'FileLocation_My',
  method: 'GET',
  path: '/FileLocation/My/:deliveryUnitId',
  who,
  summary: 'A unit’s places at the top; documents lie in places alone, so that there are none',
  params: z.strictObject({ deliveryUnitId: id }),
  query: locationsQuery,
  response: contents,
  refusals: ['NotYourDeliveryUnit'],
})
export const listChildLocations = endpoint({
  name: 'FileLocation_Child',
  method: 'GET',
  path: '/FileLocation/Child/:id/:deliveryUnitId',
  who,
  summary: 'The places and documents directly in a place (0: the top)',
  params: z.strictObject({ id: idOrRouteId, deliveryUnitId: id }),
  query: locationsQuery,
  response: contents,
  refusals: ['NotYourDeliveryUnit', 'NotFound'],
})
export const listUnitLocations = endpoint({
  name: 'FileLocation_DeliveryUnit',
  method: 'GET',
  path: '/FileLocation/DeliveryUnit/:deliveryUnitId',
  who,
  summary: 'All places of a unit with their ways, by name; sought by words of the name or by the code',
  params: z.strictObject({ deliveryUnitId: id }),
  query: z.strictObject({ ...pageShape, search: searchText.optional() }),
  response: list(location),
  refusals: ['NotYourDeliveryUnit'],
})
export const getLocation = endpoint({
  name: 'FileLocation_Get',
  method: 'GET',
  path: '/FileLocation/:id',
  who,
  summary: 'A place, by number or route id',
  params: z.strictObject({ id: idOrRouteId }),
  response: location,
  refusals: ['NotFound'],
})
export const locationEvent = z
  .object({
    id: z.number().int(),
    at: instant,
    direction: z.enum(['in', 'out']).describe('in: it came to the place; out: it left it'),
    actor: userRef.nullable(),
    fileManagerId: z.number().int().nullable().describe('A document, or:'),
    fileLocationId: z.number().int().nullable().describe('a place that was moved with all inside'),
    name: z.string().describe('As it was called then'),
    code: z.string().nullable(),
    other: z
      .object({ id: z.number().int(), location: z.string().nullable().describe('null: removed since') })
      .nullable()
      .describe('Where it came from, or went to; null: nowhere'),
  })
  .meta({ id: 'FileLocationEvent' })
export const listLocationHistory = endpoint({
  name: 'FileLocation_History',
  method: 'GET',
  path: '/FileLocation/:id/History',
  who,
  summary: 'What came into a place and went from it, by whom, newest first: its unit’s to know',
  params: z.strictObject({ id: idOrRouteId }),
  query: z.strictObject(pageShape),
  response: list(locationEvent),
  refusals: ['NotFound', 'Forbidden'],
})
export const findByCode = endpoint({
  name: 'FileLocation_Code',
  method: 'GET',
  path: '/FileLocation/Code/:code',
  who,
  summary: 'What a scanned label means: a place (L-…) or a document (D-…) that the caller may see',
  params: z.strictObject({ code: labelCode }),
  response: z.object({ location: location.optional(), fileManager: document.optional() }),
  refusals: ['NotFound'],
})
export const listDocumentsInLocation = endpoint({
  name: 'FileManager_FileLocation',
  method: 'GET',
  path: '/FileManager/FileLocation/:id',
  who,
  summary: 'The documents directly in a place, as far as the caller sees them',
  params: z.strictObject({ id: idOrRouteId }),
  query: locationsQuery.omit({ only: true }),
  response: list(document),
  refusals: ['NotFound'],
})
export const publicLocation = z
  .object({
    id: z.string().describe('As routeId'),
    routeId: z.string(),
    publicLocation: z.string(),
    kind: locationKind,
    code: z.string(),
    path: z
      .array(z.object({ location: z.string(), kind: locationKind }))
      .describe('From the top down; outside its unit only public places are named, and the place itself'),
    isMember: z.boolean().describe('Whether the caller works in its unit'),
  })
  .meta({ id: 'PublicFileLocation' })
// Which of the two it is follows from who asks; both are presented as everywhere. A union would be tried one by one.
const locatedFile = z
  .custom<z.output<typeof document> | z.output<typeof publicDocument>>()
  .describe('A PublicDocument for outsiders; a FileManager for who is signed in')
export const getPublicLocation = endpoint({
  name: 'FileLocation_PublicFiles',
  method: 'GET',
  path: '/FileLocation/Public/Files/:id',
  who: 'open',
  summary:
    'The page behind a label: outsiders see public documents, of public places alone; who is signed in what is theirs',
  params: z.strictObject({ id: idOrRouteId }),
  query: z.strictObject(pageShape),
  response: z.object({ location: publicLocation, files: list(locatedFile) }),
  refusals: ['NotFound'],
})

export type FileLocation = z.output<typeof location>
export type LocationContents = z.output<typeof contents>
export type LocationEvent = z.output<typeof locationEvent>
export type PublicLocation = z.output<typeof publicLocation>
