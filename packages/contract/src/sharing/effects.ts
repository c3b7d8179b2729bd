import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bodyId } from '../kernel/primitives.ts'
import { holdKind } from '../retention/holds.ts'

const mostChosen = 1_000
const ids = z
  .array(bodyId)
  .max(mostChosen)
  .default([])
  .transform((values) => [...new Set(values)])
export const effectsAction = z
  .enum(['trash', 'move', 'remove', 'replace', 'classify'])
  .describe('The act that is thought of; nothing is done')
export const effects = z
  .object({
    documents: z.number().int(),
    folders: z.number().int(),
    links: z.number().int().describe('Links for anyone that end, or sleep meanwhile'),
    shares: z.number().int().describe('Shares with people and units that do'),
    pools: z.number().int().describe('Places in pools'),
    drops: z.number().int().describe('Requests for files into the folders'),
    postings: z.number().int(),
    grants: z.number().int().describe('Access to classified documents'),
    holds: z.number().int().describe('Living holds that cover any of the documents'),
    requests: z
      .number()
      .int()
      .describe('Requests for access that wait, and open requests of outsiders that they are linked to'),
    loans: z.number().int(),
    blockers: z
      .array(
        z.object({ fileManagerId: z.number().int(), name: z.string(), code: z.string(), hold: holdKind.optional() }),
      )
      .max(20),
  })
  .meta({ id: 'Effects' })
export const findEffects = endpoint({
  name: 'FileManager_Effects',
  method: 'POST',
  path: '/FileManager/Effects',
  who: 'user',
  summary: 'What an act would end or is stopped by, before it is done; up to 20 blockers',
  body: z
    .strictObject({ action: effectsAction, fileManagerIds: ids, fileFolderIds: ids })
    .refine((body) => body.fileManagerIds.length + body.fileFolderIds.length > 0, { error: 'Choose something.' }),
  response: effects,
  refusals: ['NotFound'],
})

export type Effects = z.output<typeof effects>
export type EffectsAction = z.output<typeof effectsAction>
