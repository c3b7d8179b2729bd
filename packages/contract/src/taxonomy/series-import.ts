import { z } from 'zod'
import { csvText } from '../administration/imports.ts'
import { endpoint } from '../kernel/endpoint.ts'

const records = { who: 'records' } as const

/** What a file of records series holds, or would bring. */
export const seriesImport = z
  .object({
    dryRun: z.boolean(),
    groups: z.number().int().describe('Groups that are new'),
    created: z.number().int().describe('Categories that are new'),
    existing: z.number().int().describe('Categories that are there already; they stay as they are'),
    problems: z.array(z.object({ line: z.number().int(), column: z.string().nullable(), message: z.string() })),
  })
  .meta({ id: 'SeriesImport' })
export const importCategories = endpoint({
  ...records,
  name: 'DocumentCategory_Import',
  method: 'POST',
  path: '/DocumentCategory/Import',
  summary:
    'Take in records series from CSV with the columns group, category, description, retention, reference; all or nothing',
  query: z.strictObject({
    dryRun: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  }),
  body: z.strictObject({ csv: csvText.min(1, 'The file is empty.').max(1_000_000, 'That file is too long.') }),
  response: seriesImport,
  refusals: [],
})
export const getStarterSeries = endpoint({
  ...records,
  name: 'DocumentCategory_StarterSet',
  method: 'GET',
  path: '/DocumentCategory/StarterSet',
  summary: 'A university’s usual records series as CSV, to take in as they are or to edit first',
  response: z.object({ fileName: z.string(), csv: z.string() }),
})
export type SeriesImport = z.output<typeof seriesImport>
