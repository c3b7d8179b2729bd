import { z } from 'zod'
import type { Mark, Wanted } from '../editions.queries.ts'
import { OaiError } from './oai-request.ts'

/** Where a list goes on: everything is in the token, nothing is kept here, and it never runs out. */
export interface Resumed {
  wanted: Omit<Wanted, 'after'>
  after: Mark
  /** How many came before, and how many there were when the list began. */
  cursor: number
  total: number
}

const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/)
const id = z.number().int().min(1).max(2_147_483_647)
const count = z.number().int().min(0).max(2_147_483_647)
const shape = z.strictObject({
  wanted: z.strictObject({
    from: instant.optional(),
    before: instant.optional(),
    shelf: z.strictObject({ kind: z.enum(['campus', 'category']), id }).optional(),
  }),
  after: z.strictObject({ changedAt: instant.refine((text) => !Number.isNaN(Date.parse(text))), documentId: id }),
  cursor: count,
  total: count,
})

export const tokenOf = (resumed: Resumed): string => Buffer.from(JSON.stringify(resumed)).toString('base64url')

/** @throws OaiError badResumptionToken */
export function readToken(token: string): Resumed {
  const parsed = shape.safeParse(parse(token))
  if (!parsed.success) throw new OaiError('badResumptionToken', 'This token is none of ours. Begin the list anew.')
  return parsed.data
}

function parse(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
