import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const of = { userId: z.string(), provider: z.string() }

export const stepUpDone = fact('account.proved-anew', { userId: z.string(), by: z.string() })
export const identityLinked = fact('account.identity-linked', { ...of, origin: z.string() })
export const identityRemoved = fact('account.identity-removed', of)
/** An account that a first sign-in elsewhere has made. */
export const accountProvisioned = fact('account.provisioned', { ...of, isAccepted: z.boolean() })
/** The nightly question to the HR system who still works there. */
export const leaversChecked = fact('account.leavers-checked', {
  asked: z.number(),
  left: z.number(),
  outcome: z.enum(['done', 'unreachable', 'implausible']),
  /** Who has left and stays active, because nobody else is an administrator. */
  keptUserId: z.string().optional(),
})
/** The HR system says it of the only active administrator, for the first time. */
export const lastAdministratorLeft = fact('account.last-administrator-left', { userId: z.string() })
