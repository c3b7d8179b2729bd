import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id, userId } from '../kernel/primitives.ts'

export const whySight = z
  .object({
    sight: z.enum(['nothing', 'metadata', 'masked', 'contents']).describe('masked: title, series, unit and date alone'),
    because: z
      .string()
      .describe('The condition of the policy that decides: unit, owner, share, pool, posted, opened …'),
    sentence: z.string(),
  })
  .meta({ id: 'Why' })
export const whyVisible = endpoint({
  name: 'FileManager_Why',
  method: 'GET',
  path: '/FileManager/:id/Why',
  who: 'user',
  summary: 'What a person, a unit or everyone sees of a document, and by which right; for members of its unit',
  params: z.strictObject({ id }),
  query: z
    .strictObject({ userId: userId.optional(), who: z.literal('anyone').optional(), deliveryUnitId: id.optional() })
    .refine((query) => Object.values(query).filter((value) => value !== undefined).length === 1, {
      error: 'Ask about a person, a unit or anyone.',
    }),
  response: whySight,
  refusals: ['NotFound'],
})

export type WhySight = z.output<typeof whySight>
