import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const level = { accessLevelId: z.number(), name: z.string() }

/** Sent for a decision: the first time, again after a return, or again after an approval (`unpublished`). */
export const postingSent = fact('posting.sent', { ...level, round: z.number(), unpublished: z.boolean() })
export const postingApproved = fact('posting.approved', level)
export const postingReturned = fact('posting.returned', { ...level, reason: z.string() })
export const postingChanged = fact('posting.changed', { ...level, fields: z.array(z.string()) })
export const postingWithdrawn = fact('posting.withdrawn', { ...level, status: z.string() })

/** Every fact after which a posted edition may be found otherwise than before. */
export const postingFacts = [postingSent, postingApproved, postingReturned, postingChanged, postingWithdrawn] as const
