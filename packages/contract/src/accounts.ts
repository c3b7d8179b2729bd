import { z } from 'zod'
import { bytes, endpoint } from './endpoint.ts'
import { language, newPassword, signInCodes, user } from './people.ts'
import { editable, line, userId } from './primitives.ts'

/** An e-mail address: one @, the domain in lower case, the local part as given. */
export const emailAddress = line(254)
  .refine((value) => /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\]+$/.test(value), 'Enter a whole e-mail address.')
  .transform((value) => value.slice(0, value.lastIndexOf('@')) + value.slice(value.lastIndexOf('@')).toLowerCase())
/** Without spaces and without @, so that no user name is anybody's address. */
export const newUserName = line(50)
  .min(3, 'A user name has at least 3 characters.')
  .regex(/^[\p{L}\p{N}._-]*$/u, 'A user name has letters, digits, dots, hyphens and underscores only.')
export const personName = (sentence: string) => line(100).min(1, sentence)
export const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value || null)
const code = z.string().regex(/^\d{6}$/, 'The code has six digits.')
const password = z.string().min(1, 'Enter your password.').max(1000)

/** How long a code of a mail works, how long a registration waits for it, how often a new one may be asked for. */
export const codeLimits = { minutes: 15, tries: 5, registrationHours: 72, resendSeconds: 60 }

export const personShape = {
  firstName: personName('Enter your first name.'),
  middleName: optionalLine(100),
  lastName: personName('Enter your last name.'),
  position: optionalLine(150),
}
const done = z.object({ error: z.literal(false) })
const answer = z.object({
  error: z.boolean(),
  errorMessage: z.string().optional(),
  code: z.enum(signInCodes).optional(),
})

export const signUp = endpoint({
  name: 'Account_SignUp',
  method: 'POST',
  path: '/Account/SignUp',
  who: 'open',
  summary: 'Register; a code is mailed. The answer is the same for an address that has an account already',
  status: 201,
  body: z.strictObject({
    ...personShape,
    email: emailAddress,
    userName: newUserName,
    password: newPassword,
    deliveryUnitId: z.int('Choose your unit.').min(1, 'Choose your unit.').max(2_147_483_647),
  }),
  response: z.object({ email: z.string() }),
  refusals: ['TooManyRequests'],
})
export const sendConfirmation = endpoint({
  name: 'Account_EmailSendConfirmation',
  method: 'POST',
  path: '/Account/Email/Send/Confirmation',
  who: 'open',
  summary: 'Mail a new code to an address that waits for one; the answer is the same for every address',
  query: z.strictObject({ email: emailAddress }),
  response: done,
  refusals: ['TooManyRequests'],
})
export const verifyEmail = endpoint({
  name: 'Account_EmailVerify',
  method: 'POST',
  path: '/Account/Email/Verify',
  who: 'open',
  summary: 'Confirm an address with its code: six digits, 15 minutes, 5 tries, single use',
  query: z.strictObject({ email: emailAddress, code }),
  response: answer,
  refusals: ['TooManyRequests'],
})
export const forgotPassword = endpoint({
  name: 'Account_ForgotPassword',
  method: 'POST',
  path: '/Account/ForgotPassword',
  who: 'open',
  summary: 'Mail a link that sets a new password: 60 minutes, single use; the answer is the same for every address',
  body: z.strictObject({ email: emailAddress }),
  response: done,
  refusals: ['TooManyRequests'],
})
export const changePassword = endpoint({
  name: 'Account_PasswordChange',
  method: 'POST',
  path: '/Account/Password/Change',
  who: 'user',
  summary: 'Change one’s own password; ends one’s other sessions',
  body: z.strictObject({ currentPassword: password, newPassword }),
  response: done,
  refusals: ['TooManyRequests'],
})
export const changeEmail = endpoint({
  name: 'Account_EmailChange',
  method: 'PUT',
  path: '/Account/Email',
  who: 'user',
  summary: 'Ask for another e-mail address; it takes effect when the code sent there is confirmed',
  body: z.strictObject({ email: emailAddress, currentPassword: password }),
  response: done,
  refusals: ['TooManyRequests'],
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
  body: z.strictObject({ code }),
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
  refusals: ['TooManyRequests'],
})
export const updateProfile = endpoint({
  name: 'Account_UpdateProfile',
  method: 'PUT',
  path: '/Account/:id',
  who: 'user',
  summary: 'Change one’s own names and position',
  params: z.strictObject({ id: userId }),
  body: editable({ ...personShape, version: z.int().optional() }, user),
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

/** The notices that may also come by mail. */
export const mailedNotices = [
  'posting.sent',
  'posting.approved',
  'posting.returned',
  'posting.withdrawn',
  'posting.unpublished',
] as const
export type MailedNotice = (typeof mailedNotices)[number]
const choices = Object.fromEntries(mailedNotices.map((kind) => [kind, z.boolean()])) as Record<
  MailedNotice,
  z.ZodBoolean
>

export const accountPreferences = z
  .object({ language, mails: z.object(choices).describe('Which notices come by mail too') })
  .meta({ id: 'AccountPreferences' })
export const getPreferences = endpoint({
  name: 'Account_Preferences',
  method: 'GET',
  path: '/Account/Preferences',
  who: 'user',
  summary: 'One’s own language and which notices come by mail',
  response: accountPreferences,
})
export const updatePreferences = endpoint({
  name: 'Account_UpdatePreferences',
  method: 'PUT',
  path: '/Account/Preferences',
  who: 'user',
  summary: 'Change one’s own language and which notices come by mail; what is left out stays',
  body: z.strictObject({ language: language.optional(), mails: z.strictObject(choices).partial().optional() }),
  response: accountPreferences,
})
export type AccountPreferences = z.output<typeof accountPreferences>
