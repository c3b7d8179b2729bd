import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const request = { dropId: z.number(), title: z.string() }

/** People without an account were asked for files. */
export const dropMade = fact('drop.made', {
  ...request,
  expiresAt: z.string(),
  maxFiles: z.number(),
  hasPassword: z.boolean(),
})
export const dropRevoked = fact('drop.revoked', request)
/** A file arrived, from who calls themselves so. */
export const dropDelivered = fact('drop.delivered', {
  ...request,
  senderName: z.string(),
  fileName: z.string(),
  sha256: z.string(),
  receipt: z.string(),
})
