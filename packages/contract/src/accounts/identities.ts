import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { list, wholeQuery } from '../kernel/paging.ts'
import { id, instant, line, userId } from '../kernel/primitives.ts'

/** A code of an authenticator app (six digits), or a recovery code; spaces and hyphens don't count. */
export const proofCode = z
  .string()
  .max(40)
  .transform((value) => value.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{10})$/, 'Enter the six digits of your app, or a recovery code.'))
const appCode = z
  .string()
  .max(20)
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows.'))
const password = z.string().min(1, 'Enter your password.').max(1000)

/** What a recent proof may be given with; `signIn`: only by signing in again. */
export const proofKind = z.enum(['password', 'code', 'signIn'])
export type ProofKind = z.output<typeof proofKind>
/** How long a proof lasts, in minutes; a sign-in is one too. */
export const proofMinutes = 5

export const secondFactor = z
  .object({
    isEnabled: z.boolean(),
    enabledAt: instant.nullable(),
    recoveryCodesLeft: z.number().int(),
    isRequired: z.boolean().describe('The institution asks it of people with these duties'),
  })
  .meta({ id: 'SecondFactor' })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })

export const getSecondFactor = endpoint({
  name: 'Account_SecondFactor',
  method: 'GET',
  path: '/Account/SecondFactor',
  who: 'user',
  isForSetUp: true,
  summary: 'How one’s second factor stands',
  response: secondFactor,
})
export const setUpSecondFactor = endpoint({
  name: 'Account_SecondFactorSetup',
  method: 'POST',
  path: '/Account/SecondFactor/Setup',
  who: 'user',
  isForSetUp: true,
  summary: 'Begin with a new secret, which counts once Enable has seen a code of it',
  response: z.object({
    secret: z.string().describe('Base32, to be typed by hand'),
    uri: z.string().describe('otpauth://, for an app on the same device'),
    qr: z.string().describe('The same as an SVG in a data address'),
  }),
  refusals: ['StepUpRequired', 'SecondFactorOn'],
})
export const enableSecondFactor = endpoint({
  name: 'Account_SecondFactorEnable',
  method: 'POST',
  path: '/Account/SecondFactor/Enable',
  who: 'user',
  isForSetUp: true,
  summary:
    'Turn it on with a code of the new secret; answers the recovery codes, which are shown this once. Ends one’s other sessions',
  body: z.strictObject({ code: appCode }),
  response: recoveryCodes,
  refusals: ['SecondFactorOn', 'TooManyRequests'],
})
export const disableSecondFactor = endpoint({
  name: 'Account_SecondFactorDisable',
  method: 'POST',
  path: '/Account/SecondFactor/Disable',
  who: 'user',
  summary: 'Turn it off, with the password (where one has one) and a code',
  body: z.strictObject({ password: password.optional(), code: proofCode }),
  response: secondFactor,
  refusals: ['Forbidden', 'TooManyRequests'],
})
export const renewRecoveryCodes = endpoint({
  name: 'Account_SecondFactorRecoveryCodes',
  method: 'POST',
  path: '/Account/SecondFactor/RecoveryCodes',
  who: 'user',
  summary: 'New recovery codes; the earlier ones count no more',
  response: recoveryCodes,
  refusals: ['StepUpRequired', 'NotFound'],
})
export const resetSecondFactor = endpoint({
  name: 'Account_ResetSecondFactor',
  method: 'DELETE',
  path: '/Account/Users/:id/SecondFactor',
  who: 'administrator',
  summary: 'Turn off the second factor of somebody who has lost phone and recovery codes; ends their sessions',
  params: z.strictObject({ id: userId }),
  response: z.object({ id: z.string() }),
  refusals: ['StepUpRequired', 'NotFound'],
})
export const stepUp = endpoint({
  name: 'Account_StepUp',
  method: 'POST',
  path: '/Account/StepUp',
  who: 'user',
  isForSetUp: true,
  summary: 'Prove anew that it is oneself: by a code where the second factor is on, else by the password',
  body: z
    .strictObject({ password: password.optional(), code: proofCode.optional() })
    .refine((body) => body.password !== undefined || body.code !== undefined, {
      path: ['password'],
      error: 'Enter your password.',
    }),
  response: z.object({ provedUntil: instant }),
  refusals: ['TooManyRequests'],
})

export const identity = z
  .object({
    id: z.number().int(),
    provider: z.enum(['hris', 'google']).describe('Whose account it is that signs in here'),
    label: z.string().describe('The account’s name there'),
    linkedAt: instant,
    lastUsedAt: instant.nullable(),
    canRemove: z.boolean().describe('Not the last way in'),
  })
  .meta({ id: 'Identity' })
export type Identity = z.output<typeof identity>
export type SecondFactor = z.output<typeof secondFactor>

const theirPassword = z.string().min(1, 'Enter the password of that account.').max(1000)
const totp = proofCode.optional().describe('Where the answer asked for it: code SecondFactor')
const credential = z.string().min(1).max(10_000).describe('The ID token')

export const hrisCredentials = z.strictObject({
  userName: line(254).min(1, 'Enter the user name of your HR account.'),
  password: theirPassword,
})
export const hrisSignIn = hrisCredentials.extend({ totp })
export const googleSignIn = z.strictObject({ credential, totp })

export const listIdentities = endpoint({
  name: 'Account_Identities',
  method: 'GET',
  path: '/Account/Identities',
  who: 'user',
  summary: 'One’s accounts elsewhere that let one in here',
  query: wholeQuery,
  response: list(identity),
})
export const linkHris = endpoint({
  name: 'Account_LinkHris',
  method: 'POST',
  path: '/Account/Identities/Link/Hris',
  who: 'user',
  summary: 'Link one’s HR account',
  status: 201,
  body: hrisCredentials,
  response: identity,
  refusals: ['StepUpRequired', 'IdentityTaken', 'NotFound', 'Unavailable', 'TooManyRequests'],
})
export const linkGoogle = endpoint({
  name: 'Account_LinkGoogle',
  method: 'POST',
  path: '/Account/Identities/Link/Google',
  who: 'user',
  summary: 'Link one’s Google account of the institution',
  status: 201,
  body: z.strictObject({ credential }),
  response: identity,
  refusals: ['StepUpRequired', 'IdentityTaken', 'NotFound', 'Unavailable'],
})
export const removeIdentity = endpoint({
  name: 'Account_RemoveIdentity',
  method: 'DELETE',
  path: '/Account/Identities/:id',
  who: 'user',
  summary: 'Unlink an account; never the last way in',
  params: z.strictObject({ id }),
  response: z.object({ id: z.number().int() }),
  refusals: ['StepUpRequired', 'NotFound', 'LastWayIn'],
})
