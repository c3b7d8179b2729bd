import { z } from 'zod'
import { document } from '../documents/documents.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { idList, list, pageShape, searchText } from '../kernel/paging.ts'
import { bodyId, id, queryIds } from '../kernel/primitives.ts'
import { categoryRef } from '../taxonomy/taxonomy.ts'

const records = { who: 'records' } as const

/** Why a series is proposed for a document; told in words by who shows it. */
export const suggestionReason = z
  .object({
    kind: z
      .enum(['name', 'text', 'folder', 'alike'])
      .describe(
        'name, text: it holds these words of the series’ name; folder: documents beside it have it; alike: documents of the unit whose names begin alike have it',
      ),
    words: z.array(z.string()).describe('Of name and text: the words; of alike: the beginning of the names'),
    count: z.number().int().describe('Of folder and alike: how many have it; 0 otherwise'),
    among: z.number().int().describe('Of folder and alike: of how many that have a series; 0 otherwise'),
  })
  .meta({ id: 'SuggestionReason' })
export const suggestedSeries = z
  .object({
    documentCategory: categoryRef,
    strength: z
      .enum(['strong', 'likely', 'weak'])
      .describe('How much speaks for it; a weak one is no more than a guess'),
    reasons: z.array(suggestionReason),
  })
  .meta({ id: 'SuggestedSeries' })
export const unscheduledDocument = z
  .object({
    fileManager: document,
    unit: z.object({ id: z.number().int(), name: z.string(), officeName: z.string(), campusName: z.string() }),
    suggestions: z.array(suggestedSeries).describe('The best first, three at most; none where nothing speaks for one'),
  })
  .meta({ id: 'UnscheduledDocument' })

export const listSuggestions = endpoint({
  ...records,
  name: 'Retention_Suggestions',
  method: 'GET',
  path: '/Retention/Suggestions',
  summary:
    'Documents without a series, the newest first, each with the series that is proposed and why; nothing is set',
  query: z.strictObject({
    ...pageShape,
    search: searchText.optional(),
    campusId: id.optional(),
    deliveryUnitId: id.optional(),
    fileManagerIds: queryIds.optional().describe('Of these alone'),
  }),
  response: list(unscheduledDocument),
})
export const setSeries = endpoint({
  ...records,
  name: 'Retention_SetSeries',
  method: 'POST',
  path: '/Retention/Series',
  summary: 'Give documents without a series the one that a person of the CRU chose for each; all or nothing',
  body: z.strictObject({
    choices: z
      .array(z.strictObject({ fileManagerId: bodyId, documentCategoryId: bodyId }))
      .min(1, 'Choose a document.')
      .max(1_000),
  }),
  response: idList,
  refusals: ['NotFound', 'InTrash', 'StateChanged'],
})

export type UnscheduledDocument = z.output<typeof unscheduledDocument>
export type SuggestedSeries = z.output<typeof suggestedSeries>
export type SuggestionReason = z.output<typeof suggestionReason>
