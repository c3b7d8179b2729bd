import { z } from 'zod'
import { csvText } from '../administration/imports.ts'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { queryFlag } from '../kernel/primitives.ts'

const records = { who: 'records' } as const

/** The columns of a schedule's file in their order; those with a star have to be there. */
export const scheduleColumns = [
  'group*',
  'category*',
  'description',
  'retention*',
  'reference',
  'disposal',
  'status',
] as const

const told = z.union([z.string(), z.number(), z.null()])

/** What a line of the file does to one series. */
export const scheduleLine = z
  .object({
    line: z.number().int(),
    group: z.string(),
    category: z.string(),
    act: z.enum(['make', 'change', 'retire', 'revive', 'keep']).describe('What the line would do to its series'),
    changes: z.array(
      z.object({
        field: z
          .enum(['category', 'description', 'retention', 'reference', 'disposalAction'])
          .describe('What of the series changes'),
        from: told,
        to: told,
      }),
    ),
    documents: z.number().int().describe('All documents of the series; counted where its retention changes'),
    moved: z.number().int().describe('Those of them that will be kept until another day, or for ever, or no longer so'),
    earlier: z.number().int().describe('Those that will be kept shorter'),
    expiredThen: z.number().int().describe('Those that would be past their date today'),
    allowed: z.boolean().describe('Whether the caller may make this change: records are kept shorter by the CRU alone'),
  })
  .meta({ id: 'ScheduleLine' })

export const scheduleImport = z
  .object({
    dryRun: z.boolean(),
    groups: z.number().int().describe('Groups that are new'),
    made: z.number().int(),
    changed: z.number().int(),
    retired: z.number().int(),
    revived: z.number().int(),
    kept: z.number().int().describe('Lines that change nothing'),
    notNamed: z.number().int().describe('Series that the file does not name; they stay as they are'),
    moved: z.number().int().describe('Documents whose day changes'),
    lines: z.array(scheduleLine).describe('Those that change something'),
    problems: z.array(z.object({ line: z.number().int(), column: z.string().nullable(), message: z.string() })),
  })
  .meta({ id: 'ScheduleImport' })

export const exportSchedule = endpoint({
  ...records,
  name: 'Schedule_Export',
  method: 'GET',
  path: '/Schedule/Export',
  summary: 'The records schedule as a file that Schedule/Import takes in again',
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  response: bytes,
})
export const importSchedule = endpoint({
  ...records,
  name: 'Schedule_Import',
  method: 'POST',
  path: '/Schedule/Import',
  summary:
    'Take in a records schedule from CSV, all or nothing: makes, changes and retires series by group and name; a dry run tells it line by line, with the documents whose day changes',
  query: z.strictObject({ dryRun: queryFlag.default(false) }),
  body: z.strictObject({ csv: csvText.min(1, 'The file is empty.').max(1_000_000, 'That file is too long.') }),
  response: scheduleImport,
  refusals: ['UnderRetention', 'StateChanged'],
})

export type ScheduleImport = z.output<typeof scheduleImport>
export type ScheduleLine = z.output<typeof scheduleLine>
