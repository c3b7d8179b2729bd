import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

export const signedIn = fact('account.signed-in', { userId: z.string(), sessionId: z.string() })
export const signInFailed = fact('account.sign-in-failed', { userName: z.string(), code: z.string() })
export const signedOut = fact('account.signed-out', { userId: z.string(), sessionId: z.string() })
export const passwordSet = fact('account.password-set', { userId: z.string() })
export const secondFactorEnabled = fact('account.second-factor-enabled', { userId: z.string() })
export const secondFactorDisabled = fact('account.second-factor-disabled', { userId: z.string() })
export const recoveryCodesRenewed = fact('account.recovery-codes-renewed', { userId: z.string() })
export const recoveryCodeUsed = fact('account.recovery-code-used', { userId: z.string() })
export const accountCreated = fact('account.created', {
  userId: z.string(),
  userName: z.string(),
  isAdministrator: z.boolean(),
})
export const registered = fact('account.registered', { userName: z.string(), isKnown: z.boolean() })
export const emailConfirmed = fact('account.email-confirmed', { userId: z.string() })
export const passwordLinkAsked = fact('account.password-link-asked', { userId: z.string() })
export const emailChangeAsked = fact('account.email-change-asked', { userId: z.string() })
export const emailChanged = fact('account.email-changed', { userId: z.string() })
export const userNameChanged = fact('account.user-name-changed', {
  userId: z.string(),
  from: z.string(),
  to: z.string(),
})
export const profileChanged = fact('account.profile-changed', { userId: z.string(), fields: z.array(z.string()) })
export const pictureChanged = fact('account.picture-changed', { userId: z.string(), isRemoved: z.boolean() })
export const preferencesChanged = fact('account.preferences-changed', { userId: z.string(), language: z.string() })
