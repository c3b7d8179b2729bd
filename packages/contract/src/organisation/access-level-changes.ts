import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted } from '../kernel/paging.ts'
import { id, name, optionalProse } from '../kernel/primitives.ts'
import { writtenNumber } from '../kernel/written-number.ts'
import { accessLevelSetting } from './organisation.ts'

const byId = z.strictObject({ id })
const administrator = { who: 'administrator' } as const

const description = optionalProse(500)
const behavesAs = writtenNumber(1, 6).refine(
  (value) => [1, 4, 5, 6].includes(value),
  'A level behaves as one of the known levels.',
)
export const addAccessLevel = endpoint({
  ...administrator,
  name: 'AccessLevel_Add',
  method: 'POST',
  path: '/AccessLevel/Add',
  status: 201,
  summary: 'Add a level that behaves as a known one (Delivery Unit where none is named)',
  query: z.strictObject({ access: name, description, behavesAs: behavesAs.default(1) }),
  response: accessLevelSetting,
  refusals: ['NameTaken'],
})
export const updateAccessLevel = endpoint({
  ...administrator,
  name: 'AccessLevel_Update',
  method: 'PUT',
  path: '/AccessLevel/Update/:id/:access',
  summary: 'Rename a level; what an added one behaves as changes only while no posting uses it',
  params: z.strictObject({ id, access: name }),
  query: z.strictObject({
    description,
    behavesAs: behavesAs.optional(),
    version: writtenNumber(0, 2_147_483_647).optional(),
  }),
  response: accessLevelSetting,
  refusals: ['NotFound', 'NameTaken', 'BuiltIn', 'InUse', 'StateChanged'],
})
export const removeAccessLevel = endpoint({
  ...administrator,
  name: 'AccessLevel_Remove',
  method: 'DELETE',
  path: '/AccessLevel/Remove/:id',
  summary: 'Remove an added level that no posting uses',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'BuiltIn', 'InUse'],
})
