import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const level = { accessLevelId: z.number(), name: z.string() }

/** Sent for a decision: the first time, again after a return, or again after an approval (`unpublished`). */
export const postingSent = fact('posting.sent', { ...level, round: z.number(), unpublished: z.boolean() })
/** The approver in whose place somebody decided, by their id. */
const inPlaceOf = { inPlaceOf: z.string().optional() }
/** `publishAt`: it reaches nobody beyond its unit before. */
export const postingApproved = fact('posting.approved', { ...level, ...inPlaceOf, publishAt: z.string().optional() })
export const postingReturned = fact('posting.returned', { ...level, ...inPlaceOf, reason: z.string() })
export const postingChanged = fact('posting.changed', { ...level, fields: z.array(z.string()) })
export const postingWithdrawn = fact('posting.withdrawn', { ...level, status: z.string() })

/** The hour of an approved posting has come. */
export const postingPublished = fact('posting.published', level)
export const postingTakenDown = fact('posting.taken-down', { ...level, ...inPlaceOf, reason: z.string() })
/** It has waited so many working days for a decision. */
export const postingReminded = fact('posting.reminded', { ...level, workingDays: z.number() })
export const postingEscalated = fact('posting.escalated', { ...level, workingDays: z.number() })

/** Every fact after which a posted edition may be found otherwise than before. */
export const postingFacts = [
  postingSent,
  postingApproved,
  postingReturned,
  postingChanged,
  postingWithdrawn,
  postingPublished,
  postingTakenDown,
] as const
