import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { queryFlag } from '../kernel/primitives.ts'

/** How many lines one import takes, the head not counted; more in several. */
export const mostImported = 5_000
/** How large its request may be, in bytes: lines four times as long as the longest that occur. */
export const largestImport = 8 * 1024 * 1024

/** CSV as it was read from its file. What a spreadsheet saved in another encoding came with `�` in the place of letters. */
export const csvText = z
  .string()
  .refine((value) => !value.includes('\ufffd'), 'Save the file as UTF-8, in Excel as “CSV UTF-8”, and choose it again.')

const csv = z.strictObject({
  csv: csvText
    .min(1, 'Choose a file.')
    .max(largestImport, 'That file is too long.')
    .describe(`A head and up to ${mostImported} lines; more is refused as TooLarge`),
})

/** The columns of each import, in the order of its template; those with a star have to be there. */
export const importColumns = {
  people: [
    'firstName*',
    'middleName',
    'lastName*',
    'email*',
    'userName*',
    'position',
    'campus',
    'office',
    'unit',
    'isAdmin',
  ],
  organisation: ['campus*', 'campusShortName*', 'office', 'officeShortName', 'unit', 'unitShortName'],
} as const

export const importReport = z
  .object({
    isDryRun: z.boolean(),
    isDone: z.boolean().describe('All or nothing: false where there is any problem'),
    lines: z.number().int().describe('Lines with something in them, the head not counted'),
    made: z.number().int().describe('What was made, or would be'),
    problems: z.array(
      z.object({
        line: z.number().int().describe('In the file, the head is line 1'),
        column: z.string().nullable(),
        message: z.string(),
      }),
    ),
    preview: z.array(z.object({ line: z.number().int(), text: z.string(), detail: z.string() })),
  })
  .meta({ id: 'ImportReport' })

const importing = {
  method: 'POST',
  who: 'administrator',
  query: z.strictObject({ dryRun: queryFlag.optional() }),
  body: csv,
  response: importReport,
  refusals: ['TooLarge'],
} as const

export const importPeople = endpoint({
  ...importing,
  name: 'Import_People',
  path: '/Import/People',
  summary:
    'Make accounts from CSV (as JSON, or as text/csv itself; up to 5 000 lines) and invite their owners; all or nothing',
  refusals: ['TooLarge', 'StepUpRequired'],
})
export const importOrganisation = endpoint({
  ...importing,
  name: 'Import_Organisation',
  path: '/Import/Organisation',
  summary:
    'Make campuses, offices and units from CSV (up to 5 000 lines); those that exist are left as they are; all or nothing',
})

export type ImportReport = z.output<typeof importReport>
