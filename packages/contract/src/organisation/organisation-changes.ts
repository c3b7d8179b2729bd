import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted } from '../kernel/paging.ts'
import { asItIs, bodyId, editable, entityVersion, id, line, name } from '../kernel/primitives.ts'
import { campus, deliveryUnit, office } from './organisation.ts'

const byId = z.strictObject({ id })
const version = entityVersion.optional()
const administrator = { who: 'administrator' } as const

const shortName = line(30).min(1, 'Give it a short name.')
const optionalShortName = line(30)
  .nullish()
  .transform((value) => value || null)
const campusFields = { campusName: name, shortName }
const officeFields = { name, shortName, campusId: bodyId }
const unitFields = { name, shortName: optionalShortName, officeId: bodyId }
/** What stands in the way of a deletion, counted. */
export const uses = z
  .object({
    offices: z.number().int(),
    units: z.number().int(),
    folders: z.number().int(),
    documents: z.number().int(),
    locations: z.number().int().describe('Places, and what the history of places tells'),
    people: z.number().int(),
    grants: z.number().int(),
    categories: z.number().int(),
    approvers: z.number().int(),
    postings: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'Uses' })
export const createCampus = endpoint({
  ...administrator,
  name: 'Campus_Create',
  method: 'POST',
  path: '/Campus/Create',
  status: 201,
  summary: 'Make a campus',
  body: editable(campusFields, campus),
  response: campus,
  refusals: ['NameTaken'],
})
export const updateCampus = endpoint({
  ...administrator,
  name: 'Campus_Update',
  method: 'PUT',
  path: '/Campus/:id',
  summary: 'Change a campus',
  params: byId,
  body: editable({ campusName: name.optional(), shortName: shortName.optional(), version }, campus),
  response: campus,
  refusals: ['NotFound', 'NameTaken', 'StateChanged'],
})
export const removeCampus = endpoint({
  ...administrator,
  name: 'Campus_Delete',
  method: 'DELETE',
  path: '/Campus/:id',
  summary: 'Delete a campus that nothing uses',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'InUse'],
})
export const getUsesOfCampus = endpoint({
  ...administrator,
  name: 'Campus_Uses',
  method: 'GET',
  path: '/Campus/:id/Uses',
  summary: 'What uses a campus',
  params: byId,
  response: uses,
  refusals: ['NotFound'],
})
export const createOffice = endpoint({
  ...administrator,
  name: 'Office_Create',
  method: 'POST',
  path: '/Office/Create',
  status: 201,
  summary: 'Make an office',
  body: editable(officeFields, office),
  response: office,
  refusals: ['NameTaken'],
})
export const updateOffice = endpoint({
  ...administrator,
  name: 'Office_Update',
  method: 'PUT',
  path: '/Office/:id',
  summary: 'Change an office, or move it with its units to another campus',
  params: byId,
  body: editable(
    { name: name.optional(), shortName: shortName.optional(), campusId: bodyId.optional(), version },
    office,
  ),
  response: office,
  refusals: ['NotFound', 'NameTaken', 'StateChanged', 'StepUpRequired'],
})
export const removeOffice = endpoint({
  ...administrator,
  name: 'Office_Delete',
  method: 'DELETE',
  path: '/Office/:id',
  summary: 'Delete an office that nothing uses',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'InUse'],
})
export const getUsesOfOffice = endpoint({
  ...administrator,
  name: 'Office_Uses',
  method: 'GET',
  path: '/Office/:id/Uses',
  summary: 'What uses an office',
  params: byId,
  response: uses,
  refusals: ['NotFound'],
})
export const createUnit = endpoint({
  ...administrator,
  name: 'DeliveryUnit_Create',
  method: 'POST',
  path: '/DeliveryUnit/Create',
  status: 201,
  summary: 'Make a delivery unit',
  body: editable({ ...unitFields, isCRU: asItIs(z.boolean()) }, deliveryUnit),
  response: deliveryUnit,
  refusals: ['NameTaken'],
})
export const updateUnit = endpoint({
  ...administrator,
  name: 'DeliveryUnit_Update',
  method: 'PUT',
  path: '/DeliveryUnit/:id',
  summary: 'Change a delivery unit, or move it with all that it holds to another office',
  params: byId,
  body: editable(
    {
      name: name.optional(),
      shortName: optionalShortName.optional(),
      officeId: bodyId.optional(),
      isCRU: asItIs(z.boolean()),
      version,
    },
    deliveryUnit,
  ),
  response: deliveryUnit,
  refusals: ['NotFound', 'NameTaken', 'StateChanged', 'StepUpRequired'],
})
export const removeUnit = endpoint({
  ...administrator,
  name: 'DeliveryUnit_Delete',
  method: 'DELETE',
  path: '/DeliveryUnit/:id',
  summary: 'Delete a delivery unit that nothing uses',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'InUse'],
})
export const getUsesOfUnit = endpoint({
  ...administrator,
  name: 'DeliveryUnit_Uses',
  method: 'GET',
  path: '/DeliveryUnit/:id/Uses',
  summary: 'What uses a delivery unit',
  params: byId,
  response: uses,
  refusals: ['NotFound'],
})
export const setCentralRecord = endpoint({
  ...administrator,
  name: 'DeliveryUnit_CentralRecord',
  method: 'PUT',
  path: '/DeliveryUnit/CentralRecord/:id/:isCRU',
  summary: 'Make a unit a central records unit, or an ordinary one',
  params: z.strictObject({ id, isCRU: z.enum(['true', 'false']) }),
  response: deliveryUnit,
  refusals: ['NotFound', 'StepUpRequired'],
})
export type Uses = z.output<typeof uses>
