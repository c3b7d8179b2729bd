import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { instant } from '../kernel/primitives.ts'

/** A file that came with a form or a message. */
export const requestFile = z
  .object({ id: z.string(), fileName: z.string(), mediaType: z.string(), size: z.number() })
  .meta({ id: 'RequestFile' })
export const requestMessage = z
  .object({
    id: z.number().int(),
    from: z.enum(['requester', 'office']).describe('Whose words they are'),
    by: userRef.nullable().optional().describe('Who wrote for the office; told to staff alone'),
    text: z.string(),
    at: instant,
    attachments: z.array(requestFile),
  })
  .meta({ id: 'RequestMessage' })
export const releasedFile = z
  .object({
    id: z.number().int(),
    fileName: z.string(),
    size: z.number(),
    sha256: z.string(),
    expiresAt: instant,
  })
  .meta({ id: 'ReleasedFile' })

export type RequestFile = z.output<typeof requestFile>
export type RequestMessage = z.output<typeof requestMessage>
export type ReleasedFile = z.output<typeof releasedFile>
