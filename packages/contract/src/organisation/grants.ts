import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, list, pageShape, searchText, wholeQuery } from '../kernel/paging.ts'
import { asItIs, bodyId, editable, entityVersion, id, userId } from '../kernel/primitives.ts'
import { categoryGroupRef } from '../taxonomy/taxonomy.ts'
import { campusRef, deliveryUnitRef } from './organisation.ts'

const byId = z.strictObject({ id })
const administrator = { who: 'administrator' } as const

/** A user sees what is posted at Campus level there. */
export const campusAccess = z
  .object({ id: z.number().int(), userId: z.string(), campusId: z.number().int(), campus: campusRef })
  .meta({ id: 'CampusAccess' })
/** A user may work in that unit too. */
export const deliveryUnitAccess = z
  .object({
    id: z.number().int(),
    userId: z.string(),
    deliveryUnitId: z.number().int(),
    deliveryUnit: deliveryUnitRef,
  })
  .meta({ id: 'DeliveryUnitAccess' })
/** Who decides on postings of a group on a campus. */
export const approverSetting = z
  .object({
    id: z.number().int(),
    approverId: z.string(),
    approver: userRef,
    documentCategoryGroupId: z.number().int(),
    documentCategoryGroup: categoryGroupRef,
    campusId: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'ApproverSetting' })

export const listOwnCampusAccess = endpoint({
  name: 'CampusAccess_My',
  method: 'GET',
  path: '/CampusAccess/My',
  who: 'user',
  summary: 'One’s own grants to campuses',
  query: wholeQuery,
  response: list(campusAccess),
})
export const listCampusAccessOfUser = endpoint({
  ...administrator,
  name: 'CampusAccess_User',
  method: 'GET',
  path: '/CampusAccess/User/:userId',
  summary: 'A user’s grants to campuses',
  params: z.strictObject({ userId }),
  query: wholeQuery,
  response: list(campusAccess),
  refusals: ['NotFound'],
})
export const addCampusAccess = endpoint({
  ...administrator,
  name: 'CampusAccess_Add',
  method: 'POST',
  path: '/CampusAccess/Add',
  status: 201,
  summary: 'Let a user see what is posted at Campus level of a campus; adding it twice is adding it once',
  body: editable({ userId, campusId: bodyId }, campusAccess),
  response: campusAccess,
  refusals: ['StepUpRequired'],
})
export const removeCampusAccess = endpoint({
  ...administrator,
  name: 'CampusAccess_Remove',
  method: 'DELETE',
  path: '/CampusAccess/Remove/:id',
  summary: 'End a grant to a campus',
  params: byId,
  response: deleted,
  refusals: ['NotFound'],
})

export const listOwnUnitAccess = endpoint({
  name: 'DeliveryUnitAccess_My',
  method: 'GET',
  path: '/DeliveryUnitAccess/My',
  who: 'user',
  summary: 'One’s own grants to units',
  query: wholeQuery,
  response: list(deliveryUnitAccess),
})
export const listUnitAccessOfUser = endpoint({
  ...administrator,
  name: 'DeliveryUnitAccess_User',
  method: 'POST',
  path: '/DeliveryUnitAccess/User',
  summary: 'A user’s grants to units',
  query: wholeQuery,
  body: z.strictObject({ userId }),
  response: list(deliveryUnitAccess),
  refusals: ['NotFound'],
})
export const addUnitAccess = endpoint({
  ...administrator,
  name: 'DeliveryUnitAccess_Add',
  method: 'POST',
  path: '/DeliveryUnitAccess/Add',
  status: 201,
  summary: 'Let a user work in a unit too; it is theirs from the next request on. Adding it twice is adding it once',
  body: editable({ userId, deliveryUnitId: bodyId }, deliveryUnitAccess),
  response: deliveryUnitAccess,
  refusals: ['StepUpRequired'],
})
export const removeUnitAccess = endpoint({
  ...administrator,
  name: 'DeliveryUnitAccess_Remove',
  method: 'DELETE',
  path: '/DeliveryUnitAccess/Remove/:id',
  summary: 'End a grant to a unit',
  params: byId,
  response: deleted,
  refusals: ['NotFound'],
})

export const listApprovers = endpoint({
  name: 'ApproverSetting_All',
  method: 'GET',
  path: '/ApproverSetting/All/:campusId',
  who: 'records',
  summary: 'Who decides on postings on a campus, by group',
  params: z.strictObject({ campusId: id }),
  query: wholeQuery,
  response: list(approverSetting),
  refusals: ['NotFound'],
})
export const addApprover = endpoint({
  ...administrator,
  name: 'ApproverSetting_Add',
  method: 'POST',
  path: '/ApproverSetting/Add/:campusId',
  status: 201,
  summary: 'Set who decides on a group’s postings on a campus; where somebody is set already: StateChanged',
  params: z.strictObject({ campusId: id }),
  body: editable({ approverId: userId, documentCategoryGroupId: bodyId, campusId: asItIs(bodyId) }, approverSetting),
  response: approverSetting,
  refusals: ['NotFound', 'StateChanged', 'StepUpRequired'],
})
export const updateApprover = endpoint({
  ...administrator,
  name: 'ApproverSetting_Update',
  method: 'PUT',
  path: '/ApproverSetting/:id',
  summary: 'Set somebody else',
  params: byId,
  body: editable(
    {
      approverId: userId,
      documentCategoryGroupId: asItIs(bodyId),
      campusId: asItIs(bodyId),
      version: entityVersion.optional(),
    },
    approverSetting,
  ),
  response: approverSetting,
  refusals: ['NotFound', 'StateChanged', 'StepUpRequired'],
})
export const removeApprover = endpoint({
  ...administrator,
  name: 'ApproverSetting_Delete',
  method: 'DELETE',
  path: '/ApproverSetting/:id',
  summary: 'Set nobody: the central records unit decides',
  params: byId,
  response: deleted,
  refusals: ['NotFound'],
})

/** Who works in the units of an office, for the directory. */
export const unitPerson = z
  .object({
    user: userRef,
    deliveryUnitId: z.number().int(),
    accessId: z.number().int().nullable().describe('Id of their grant; null where it is their home unit'),
  })
  .meta({ id: 'UnitPerson' })
export const listPeopleOfOffice = endpoint({
  name: 'Office_People',
  method: 'GET',
  path: '/Office/:id/People',
  who: 'user',
  summary: 'Who works in the units of an office, by name; `accessId` names the grant where it is not their home unit',
  params: byId,
  query: z.strictObject({ ...pageShape, search: searchText.optional(), deliveryUnitId: id.optional() }),
  response: list(unitPerson),
  refusals: ['NotFound'],
})

export type CampusAccess = z.output<typeof campusAccess>
export type DeliveryUnitAccess = z.output<typeof deliveryUnitAccess>
export type ApproverSetting = z.output<typeof approverSetting>
export type UnitPerson = z.output<typeof unitPerson>
