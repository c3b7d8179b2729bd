import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { line } from '../kernel/primitives.ts'
import { newPassword, signInCodes } from './people.ts'

/** An e-mail address: one @, the domain in lower case, the local part as given. */
export const emailAddress = line(254)
  .refine(
    (value) => /^(?!-)[^\s@<>()[\]",;:\\\p{C}]+@[^\s@<>()[\]",;:\\\p{C}]+$/u.test(value),
    'Enter a whole e-mail address.',
  )
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
/** A code as it was mailed. */
export const mailedCode = z.string().regex(/^\d{6}$/, 'The code has six digits.')

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
  code: z.enum(signInCodes).describe('Why it was refused').optional(),
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
  query: z.strictObject({ email: emailAddress, code: mailedCode }),
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
