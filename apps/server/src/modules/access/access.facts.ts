import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const request = { name: z.string(), requestId: z.number(), reason: z.string() }
const grant = { name: z.string(), grantId: z.number(), userId: z.string() }

/** Somebody who sees the lock asks to read a classified document. */
export const accessAsked = fact('access.asked', request)
export const accessRefused = fact('access.refused', { ...request, userId: z.string() })
export const accessGranted = fact('access.granted', { ...grant, requestId: z.number(), expiresAt: z.string() })
/** Taken back by the owner before its time was over. */
export const accessEnded = fact('access.ended', grant)
/** The central records unit has opened it for itself, for an hour. */
export const accessOpened = fact('access.opened', { ...grant, reason: z.string(), expiresAt: z.string() })
