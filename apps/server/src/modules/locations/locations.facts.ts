import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const named = { locationId: z.number(), name: z.string(), code: z.string() }
const changed = z.record(z.string(), z.unknown())

export const locationCreated = fact('location.created', { ...named, parentId: z.number().nullable() })
/** Its name, kind, description, or whether its page is public. */
export const locationChanged = fact('location.changed', { ...named, before: changed, after: changed })
export const locationMoved = fact('location.moved', {
  ...named,
  from: z.number().nullable(),
  to: z.number().nullable(),
})
export const locationRemoved = fact('location.removed', named)
