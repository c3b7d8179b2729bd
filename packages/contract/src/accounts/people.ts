import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { list, wholeQuery, wholeShape } from '../kernel/paging.ts'
import { instant, line, userId } from '../kernel/primitives.ts'
import { signInRefusals } from '../kernel/refusals.ts'
import { deliveryUnitRef } from '../organisation/organisation.ts'
import { googleSignIn, hrisSignIn, proofCode } from './identities.ts'

/** English, Filipino. */
export const language = z.enum(['en', 'fil'])
export type Language = z.output<typeof language>

export const userRef = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    position: z.string().nullable(),
    avatarUrl: z.string().nullish(),
  })
  .meta({ id: 'UserRef' })

export const user = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    middleName: z.string().nullable(),
    email: z.string(),
    userName: z.string(),
    position: z.string().nullable(),
    emailConfirm: z.boolean(),
    isAdmin: z.boolean(),
    isCru: z.boolean(),
    isActive: z.boolean(),
    isApprover: z.boolean().describe('Decides on postings of a group somewhere'),
    acceptedAt: instant.nullable(),
    deliveryUnit: deliveryUnitRef.nullable().describe('The home unit'),
    deliveryUnits: z.array(deliveryUnitRef).describe('Every unit that the user works in, the home unit last'),
    deliveryUnitIds: z.array(z.number().int()),
    avatarUrl: z.string().nullish().describe('An address for an image, another one for each picture'),
    language: language.optional().describe('Of mails'),
    createdAt: instant,
    lastLoginAt: instant.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'User' })

export const passwordLengths = { least: 10, most: 128 }
/** A new password. What may not be chosen (common, or holding one's own name) is refused by the use case. */
export const newPassword = z
  .string()
  .min(passwordLengths.least, `A password has at least ${passwordLengths.least} characters.`)
  .max(passwordLengths.most, `A password has at most ${passwordLengths.most} characters.`)

export const signInCodes = Object.keys(signInRefusals) as [
  keyof typeof signInRefusals,
  ...(keyof typeof signInRefusals)[],
]

/** Answers of the sign-in family: 200 either way, told apart by `error` (specification, section 8). */
export const signInAnswer = z
  .object({
    error: z.boolean(),
    errorMessage: z.string().optional(),
    code: z.enum(signInCodes).describe('Why it was refused').optional(),
    token: z.string().optional(),
    accessList: z.string().optional(),
    user: user.optional(),
    mustSetUpSecondFactor: z.boolean().optional().describe('Nothing else can be done before that'),
  })
  .meta({ id: 'SignInAnswer' })

/** The key text of the access list's encryption: public by design, it only decides which menus show. */
export const accessListKeyText = 'sinupan-access-list'

export const signIn = endpoint({
  name: 'Account_Login',
  method: 'POST',
  path: '/Account/login',
  who: 'open',
  summary: 'Sign in with a local account',
  body: z.strictObject({
    userName: line(254).min(1, 'Enter your user name or e-mail.'),
    password: z.string().min(1, 'Enter your password.').max(1000),
    totp: proofCode.optional().describe('Where the answer asked for it: code SecondFactor'),
  }),
  response: signInAnswer,
  refusals: ['TooManyRequests'],
})
export const signInWithHris = endpoint({
  name: 'Account_LoginHris',
  method: 'POST',
  path: '/Account/Login/Hris',
  who: 'open',
  summary: 'Sign in with one’s HR account; the first time makes an account here',
  body: hrisSignIn,
  response: signInAnswer,
  refusals: ['NotFound', 'TooManyRequests'],
})
export const signInWithGoogle = endpoint({
  name: 'Account_LoginGoogle',
  method: 'POST',
  path: '/Account/Login/Google',
  who: 'open',
  summary: 'Sign in with a Google account of the institution',
  body: googleSignIn,
  response: signInAnswer,
  refusals: ['NotFound', 'TooManyRequests'],
})
export const signOut = endpoint({
  name: 'Account_Logout',
  method: 'POST',
  path: '/Account/Logout',
  who: 'user',
  isForSetUp: true,
  summary: 'End this session',
  response: z.object({ error: z.literal(false) }),
})
export const getMe = endpoint({
  name: 'Account_Me',
  method: 'GET',
  path: '/Account/Me',
  who: 'user',
  isForSetUp: true,
  summary: 'The signed-in user',
  response: user,
})
export const setPasswordByLink = endpoint({
  name: 'Account_ForgotPasswordVerify',
  method: 'POST',
  path: '/Account/ForgotPassword/Verify',
  who: 'open',
  summary: 'Set a password with a one-time link; ends every other session',
  body: z.strictObject({ userId, token: z.string().min(1).max(200), password: newPassword }),
  response: z.object({
    error: z.boolean(),
    errorMessage: z.string().optional(),
    code: z.enum(signInCodes).describe('Why it was refused').optional(),
  }),
  refusals: ['TooManyRequests'],
})
export const session = z
  .object({
    id: z.string(),
    agent: z.string().nullable(),
    address: z.string().nullable(),
    createdAt: instant,
    lastSeenAt: instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' })
export const listSessions = endpoint({
  name: 'Account_Sessions',
  method: 'GET',
  path: '/Account/Sessions',
  who: 'user',
  summary: 'One’s own living sessions',
  query: wholeQuery,
  response: list(session),
})
export const endSession = endpoint({
  name: 'Account_EndSession',
  method: 'DELETE',
  path: '/Account/Sessions/:id',
  who: 'user',
  summary: 'End one of one’s own sessions',
  params: z.strictObject({ id: userId }),
  response: z.object({ id: z.string() }),
  refusals: ['NotFound'],
})
export const endOtherSessions = endpoint({
  name: 'Account_EndOtherSessions',
  method: 'DELETE',
  path: '/Account/Sessions',
  who: 'user',
  summary: 'End all of one’s own sessions but this one',
  response: z.object({ ended: z.number().int() }),
})
export const listDirectory = endpoint({
  name: 'Account_Directory',
  method: 'GET',
  path: '/Account/Directory',
  who: 'user',
  summary: 'Find people by name, at most 20',
  query: z.strictObject({ search: line(100).default(''), ...wholeShape }),
  response: list(userRef),
})

export type User = z.output<typeof user>
export type UserRef = z.output<typeof userRef>
