import { z } from 'zod'
import { emailAddress, newUserName, personShape } from '../accounts/accounts.ts'
import { newPassword, session, user, userRef } from '../accounts/people.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { list, listQuery, wholeQuery } from '../kernel/paging.ts'
import { bodyId, entityVersion, id, optionalProse, queryFlag, userId } from '../kernel/primitives.ts'

const byUser = z.strictObject({ id: userId })
const administrator = { who: 'administrator' } as const

/** Where an account stands: waits to be accepted, invited and without a password yet, active, deactivated. */
export const accountState = z
  .enum(['waiting', 'invited', 'active', 'deactivated'])
  .describe('waiting: for an administrator; invited: has set no password yet')

const names = { ...personShape, email: emailAddress, userName: newUserName }

export const newAccount = z.strictObject({
  ...names,
  password: newPassword.optional().describe('Without one an invitation is mailed'),
  deliveryUnitId: bodyId.nullish(),
  isAdmin: z.boolean().default(false),
})
export const accountChange = z.strictObject({
  ...z.object(names).partial().shape,
  deliveryUnitId: bodyId.nullish(),
  isAdmin: z.boolean().optional(),
  isActive: z.boolean().optional(),
  version: entityVersion.optional(),
})
export const acceptance = z.strictObject({ deliveryUnitId: bodyId.nullish(), isAdmin: z.boolean().default(false) })
export const refusalOfAccount = z.strictObject({ reason: optionalProse(1000) })

export const listUsers = endpoint({
  ...administrator,
  name: 'Account_AllUsers',
  method: 'GET',
  path: '/Account/All/Users',
  summary: 'All accounts, filtered by place, duty and state; by last name unless asked otherwise',
  query: z.strictObject({
    ...listQuery('name', 'createdAt', 'lastLoginAt').shape,
    campusId: id.optional(),
    officeId: id.optional(),
    deliveryUnitId: id.optional(),
    isAdmin: queryFlag.optional(),
    isActive: queryFlag.optional(),
    state: accountState.optional(),
  }),
  response: list(user),
})
export const listWaitingUsers = endpoint({
  ...administrator,
  name: 'Account_Acceptance',
  method: 'GET',
  path: '/Account/Acceptance',
  summary: 'Accounts that wait to be accepted, the longest wait first',
  query: listQuery('createdAt'),
  response: list(user),
})
export const acceptUser = endpoint({
  ...administrator,
  name: 'Account_AcceptUser',
  method: 'POST',
  path: '/Account/AcceptUser/:id',
  summary: 'Accept an account, with its unit and its role; mails the user',
  params: byUser,
  body: acceptance,
  response: user,
  refusals: ['NotFound', 'StateChanged', 'StepUpRequired'],
})
export const refuseUser = endpoint({
  ...administrator,
  name: 'Account_RefuseAcceptance',
  method: 'DELETE',
  path: '/Account/Acceptance/:id',
  summary: 'Refuse an account that waits, and forget it; mails the applicant',
  params: byUser,
  body: refusalOfAccount,
  response: z.object({ id: z.string() }),
  refusals: ['NotFound', 'StateChanged'],
})
export const createUser = endpoint({
  ...administrator,
  name: 'Account_Create',
  method: 'POST',
  path: '/Account/Create',
  status: 201,
  summary: 'Make an account, accepted at once; without a password an invitation is mailed',
  body: newAccount,
  response: user,
  refusals: ['StepUpRequired'],
})
export const userDetails = z
  .object({ ...user.shape, hasSecondFactor: z.boolean().optional().describe('Told to administrators only') })
  .meta({ id: 'UserDetails' })
export type UserDetails = z.output<typeof userDetails>
export const getUser = endpoint({
  name: 'Account_GetUser',
  method: 'GET',
  path: '/Account/Users/:id',
  who: 'user',
  summary: 'An account: one’s own, or any for administrators',
  params: byUser,
  response: userDetails,
  refusals: ['NotFound'],
})
export const updateUser = endpoint({
  ...administrator,
  name: 'Account_Update',
  method: 'PUT',
  path: '/Account/Update/:id',
  summary: 'Change an account; ends its sessions when it can do less than before',
  params: byUser,
  body: accountChange,
  response: user,
  refusals: ['NotFound', 'StateChanged', 'LastAdministrator', 'StepUpRequired'],
})
export const listUnitMembers = endpoint({
  name: 'Account_AllOfDeliveryUnit',
  method: 'GET',
  path: '/Account/All/DeliveryUnit/:id',
  who: 'user',
  summary: 'The active people of a unit: for its members, the CRU and administrators',
  params: z.strictObject({ id }),
  query: listQuery('name'),
  response: list(userRef),
  refusals: ['NotYourDeliveryUnit'],
})
export const listUserSessions = endpoint({
  ...administrator,
  name: 'Account_UserSessions',
  method: 'GET',
  path: '/Account/Users/:id/Sessions',
  summary: 'The living sessions of a user',
  params: byUser,
  query: wholeQuery,
  response: list(session),
  refusals: ['NotFound'],
})
export const endUserSession = endpoint({
  ...administrator,
  name: 'Account_EndUserSession',
  method: 'DELETE',
  path: '/Account/Users/:id/Sessions/:sessionId',
  summary: 'End one session of a user',
  params: z.strictObject({ id: userId, sessionId: userId }),
  response: z.object({ id: z.string() }),
  refusals: ['NotFound'],
})
export const endUserSessions = endpoint({
  ...administrator,
  name: 'Account_EndUserSessions',
  method: 'DELETE',
  path: '/Account/Users/:id/Sessions',
  summary: 'End every session of a user',
  params: byUser,
  response: z.object({ ended: z.number().int() }),
  refusals: ['NotFound'],
})
export const sendPasswordLink = endpoint({
  ...administrator,
  name: 'Account_SendPasswordLink',
  method: 'POST',
  path: '/Account/Users/:id/PasswordLink',
  summary: 'Mail a user the link that sets a password: an invitation where they have none, else a reset',
  params: byUser,
  response: z.object({
    email: z.string(),
    purpose: z.enum(['invitation', 'password-reset']).describe('Which of the two mails went out'),
  }),
  refusals: ['NotFound', 'StateChanged', 'StepUpRequired'],
})

export type AccountState = z.output<typeof accountState>
export type NewAccount = z.output<typeof newAccount>
export type AccountChange = z.output<typeof accountChange>
