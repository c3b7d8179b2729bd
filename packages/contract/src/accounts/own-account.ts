import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { asItIs, editable, entityVersion, userId } from '../kernel/primitives.ts'
import { emailAddress, mailedCode, newUserName, personShape } from './accounts.ts'
import { language, newPassword, user } from './people.ts'

const password = z.string().min(1, 'Enter your password.').max(1000)
const done = z.object({ error: z.literal(false) })

export const changePassword = endpoint({
  name: 'Account_PasswordChange',
  method: 'POST',
  path: '/Account/Password/Change',
  who: 'user',
  summary: 'Change one’s own password; ends one’s other sessions',
  body: z.strictObject({ currentPassword: password, newPassword }),
  response: done,
  refusals: ['StepUpRequired', 'TooManyRequests'],
})
export const changeEmail = endpoint({
  name: 'Account_EmailChange',
  method: 'PUT',
  path: '/Account/Email',
  who: 'user',
  summary: 'Ask for another e-mail address; it takes effect when the code sent there is confirmed',
  body: z.strictObject({ email: emailAddress, currentPassword: password }),
  response: done,
  refusals: ['StepUpRequired', 'TooManyRequests'],
})
export const getEmailChange = endpoint({
  name: 'Account_EmailChangePending',
  method: 'GET',
  path: '/Account/Email/Change',
  who: 'user',
  summary: 'The address that waits for its code, or null',
  response: z.object({ email: z.string().nullable() }),
})
export const confirmEmailChange = endpoint({
  name: 'Account_EmailChangeVerify',
  method: 'POST',
  path: '/Account/Email/Change/Verify',
  who: 'user',
  summary: 'Confirm one’s new address with its code',
  body: z.strictObject({ code: mailedCode }),
  response: user,
})
export const changeUserName = endpoint({
  name: 'Account_UserName',
  method: 'PUT',
  path: '/Account/UserName',
  who: 'user',
  summary: 'Change one’s own user name',
  body: z.strictObject({ userName: newUserName, currentPassword: password }),
  response: user,
  refusals: ['StepUpRequired', 'TooManyRequests'],
})
export const updateProfile = endpoint({
  name: 'Account_UpdateProfile',
  method: 'PUT',
  path: '/Account/:id',
  who: 'user',
  summary: 'Change one’s own names and position',
  params: z.strictObject({ id: userId }),
  body: editable(
    {
      ...personShape,
      // The account's own doors and the administrator's change these.
      email: asItIs(z.string().max(1_000)),
      userName: asItIs(z.string().max(1_000)),
      isAdmin: asItIs(z.boolean()),
      isActive: asItIs(z.boolean()),
      language: asItIs(language),
      version: entityVersion.optional(),
    },
    user,
  ),
  response: user,
  refusals: ['NotFound', 'StateChanged'],
})

/** The largest picture of a person that is taken, in bytes. */
export const avatarLimit = 5 * 1024 * 1024
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const setAvatar = endpoint({
  name: 'Account_SetAvatar',
  method: 'PUT',
  path: '/Account/Avatar',
  who: 'user',
  summary: 'Set one’s own picture: multipart/form-data with one part `file`, a JPEG, PNG or WebP up to 5 MiB',
  form: { files: 'one' },
  response: user,
  refusals: ['TooLarge', 'TypeRefused', 'ContentRefused', 'TooManyRequests'],
})
export const removeAvatar = endpoint({
  name: 'Account_RemoveAvatar',
  method: 'DELETE',
  path: '/Account/Avatar',
  who: 'user',
  summary: 'Remove one’s own picture',
  response: user,
})
export const readAvatar = endpoint({
  name: 'Account_Avatar',
  method: 'GET',
  path: '/Account/Avatar/:id',
  who: 'open',
  summary: 'A person’s picture, square WebP. The address is random and ends with the picture',
  params: z.strictObject({ id: z.uuid() }),
  response: bytes,
  refusals: ['NotFound'],
})
