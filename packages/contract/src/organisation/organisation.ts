import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { list, searchText, wholeQuery, wholeShape } from '../kernel/paging.ts'
import { id } from '../kernel/primitives.ts'

const campusNames = { id: z.number().int(), campusName: z.string(), shortName: z.string() }
export const campusRef = z.object(campusNames).meta({ id: 'CampusRef' })
export const campus = z
  .object({ ...campusNames, officeCount: z.number().int(), version: z.number().int() })
  .meta({ id: 'Campus' })

export const office = z
  .object({
    id: z.number().int(),
    name: z.string(),
    officeName: z.string(),
    shortName: z.string(),
    campusId: z.number().int(),
    campus: campusRef,
    deliveryUnitCount: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'Office' })

const officeRef = z
  .object({ id: z.number().int(), name: z.string(), shortName: z.string(), campus: campusRef })
  .meta({ id: 'OfficeRef' })

export const deliveryUnit = z
  .object({
    id: z.number().int(),
    name: z.string(),
    shortName: z.string().nullable(),
    officeId: z.number().int(),
    office: officeRef,
    isCRU: z.boolean(),
    memberCount: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'DeliveryUnit' })

/** A unit with the office and campus above it, as it stands in a user. */
export const deliveryUnitRef = z
  .object({ id: z.number().int(), name: z.string(), isCRU: z.boolean(), office: officeRef })
  .meta({ id: 'DeliveryUnitRef' })

export const accessLevel = z
  .object({ id: z.number().int(), access: z.string(), description: z.string() })
  .meta({ id: 'AccessLevel' })

/** An access level with what only its keepers need to know. */
export const accessLevelSetting = accessLevel
  .extend({
    isBuiltIn: z.boolean(),
    behavesAs: z.number().int().describe('The known level that it behaves as; a known level behaves as itself'),
    version: z.number().int(),
  })
  .meta({ id: 'AccessLevelSetting' })

const byId = z.strictObject({ id })
const narrowed = z.strictObject({
  search: searchText.optional(),
  campusId: id.optional(),
  ...wholeShape,
})
const open = { method: 'GET', who: 'open' } as const

export const listCampuses = endpoint({
  ...open,
  name: 'Campus_All',
  path: '/Campus/All',
  summary: 'All campuses by name',
  query: wholeQuery,
  response: list(campus),
})
export const getCampus = endpoint({
  ...open,
  name: 'Campus_Get',
  path: '/Campus/:id',
  summary: 'One campus',
  params: byId,
  response: campus,
  refusals: ['NotFound'],
})
export const listOffices = endpoint({
  ...open,
  name: 'Office_All',
  path: '/Office/All',
  summary: 'All offices by name, or those of a campus or with a name; in pages where pageSize is given',
  query: narrowed,
  response: list(office),
})
export const listOfficesOfCampus = endpoint({
  ...open,
  name: 'Office_AllOfCampus',
  path: '/Office/All/Campus/:id',
  summary: 'The offices of a campus',
  params: byId,
  query: wholeQuery,
  response: list(office),
  refusals: ['NotFound'],
})
export const getOffice = endpoint({
  ...open,
  name: 'Office_Get',
  path: '/Office/:id',
  summary: 'One office',
  params: byId,
  response: office,
  refusals: ['NotFound'],
})
export const listUnits = endpoint({
  ...open,
  name: 'DeliveryUnit_All',
  path: '/DeliveryUnit/All',
  summary:
    'All delivery units by name, or those of a campus, an office or with a name; in pages where pageSize is given',
  query: narrowed.extend({ officeId: id.optional() }),
  response: list(deliveryUnit),
})
export const listUnitsOfOffice = endpoint({
  ...open,
  name: 'DeliveryUnit_AllOfOffice',
  path: '/DeliveryUnit/Office/:id',
  summary: 'The units of an office',
  params: byId,
  query: wholeQuery,
  response: list(deliveryUnit),
  refusals: ['NotFound'],
})
export const getUnit = endpoint({
  ...open,
  name: 'DeliveryUnit_Get',
  path: '/DeliveryUnit/:id',
  summary: 'One delivery unit',
  params: byId,
  response: deliveryUnit,
  refusals: ['NotFound'],
})
export const listAccessLevels = endpoint({
  method: 'GET',
  who: 'user',
  name: 'AccessLevel_All',
  path: '/AccessLevel/All',
  summary: 'The access levels, in the order System, Delivery Unit, Campus, Public, others',
  query: wholeQuery,
  response: list(accessLevelSetting),
})

export type AccessLevel = z.output<typeof accessLevel>
export type AccessLevelSetting = z.output<typeof accessLevelSetting>
export type Campus = z.output<typeof campus>
export type Office = z.output<typeof office>
export type DeliveryUnit = z.output<typeof deliveryUnit>
export type DeliveryUnitRef = z.output<typeof deliveryUnitRef>
