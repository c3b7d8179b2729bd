import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

export const signedIn = fact('account.signed-in', { userId: z.string(), sessionId: z.string() })
export const signInFailed = fact('account.sign-in-failed', { userName: z.string(), code: z.string() })
export const signedOut = fact('account.signed-out', { userId: z.string(), sessionId: z.string() })
export const passwordSet = fact('account.password-set', { userId: z.string() })
export const accountCreated = fact('account.created', {
  userId: z.string(),
  userName: z.string(),
  isAdministrator: z.boolean(),
})
