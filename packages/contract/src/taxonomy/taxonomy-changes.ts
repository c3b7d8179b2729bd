import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, list, wholeQuery } from '../kernel/paging.ts'
import { bodyId, editable, entityVersion, id, line, name, optionalProse } from '../kernel/primitives.ts'
import { writtenNumber } from '../kernel/written-number.ts'
import { uses } from '../organisation/organisation-changes.ts'
import { category, categoryGroup } from './taxonomy.ts'

const byId = z.strictObject({ id })
const version = entityVersion.optional()
const records = { who: 'records' } as const
const replaceWith = z.strictObject({ replaceWith: id.optional() })
const description = optionalProse(2_000)

/** Whole years, or null for ever. */
export const retentionYears = z
  .int()
  .min(0, 'Give whole years from 0 to 100.')
  .max(100, 'Give whole years from 0 to 100.')
const reference = line(60)
  .nullish()
  .transform((value) => value || null)
const disposal = category.shape.disposalAction.optional()
const isRetired = z.boolean().optional().describe('Whether nothing new is put into it')
const categoryFields = {
  category: name,
  description,
  retention: retentionYears.nullable(),
  reference,
  disposalAction: disposal,
  isRetired,
  documentCategoryGroupId: bodyId,
}
export const createCategoryGroup = endpoint({
  ...records,
  name: 'DocumentCategoryGroup_Create',
  method: 'POST',
  path: '/DocumentCategoryGroup/Create',
  status: 201,
  summary: 'Make a group',
  body: editable({ group: name }, categoryGroup),
  response: categoryGroup,
  refusals: ['NameTaken'],
})
export const updateCategoryGroup = endpoint({
  ...records,
  name: 'DocumentCategoryGroup_Update',
  method: 'PUT',
  path: '/DocumentCategoryGroup/:id',
  summary: 'Rename a group',
  params: byId,
  body: editable({ group: name, version }, categoryGroup),
  response: categoryGroup,
  refusals: ['NotFound', 'NameTaken', 'StateChanged'],
})
export const removeCategoryGroup = endpoint({
  ...records,
  name: 'DocumentCategoryGroup_Delete',
  method: 'DELETE',
  path: '/DocumentCategoryGroup/:id',
  summary: 'Delete a group that nothing uses',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'InUse'],
})
export const getUsesOfCategoryGroup = endpoint({
  ...records,
  name: 'DocumentCategoryGroup_Uses',
  method: 'GET',
  path: '/DocumentCategoryGroup/:id/Uses',
  summary: 'What uses a group',
  params: byId,
  response: uses,
  refusals: ['NotFound'],
})
export const createCategory = endpoint({
  ...records,
  name: 'DocumentCategory_Create',
  method: 'POST',
  path: '/DocumentCategory/Create',
  status: 201,
  summary: 'Make a category',
  body: editable(categoryFields, category),
  response: category,
  refusals: ['NameTaken'],
})
export const updateCategory = endpoint({
  ...records,
  name: 'DocumentCategory_Update',
  method: 'PUT',
  path: '/DocumentCategory/:id',
  summary: 'Change a category; where it holds records only the CRU gives it a shorter retention',
  params: byId,
  body: editable(
    {
      category: name.optional(),
      description: description.optional(),
      retention: retentionYears.nullable().optional(),
      reference: reference.optional(),
      disposalAction: disposal,
      isRetired,
      documentCategoryGroupId: bodyId.optional(),
      version,
    },
    category,
  ),
  response: category,
  refusals: ['NotFound', 'NameTaken', 'StateChanged', 'UnderRetention'],
})
export const removeCategory = endpoint({
  ...records,
  name: 'DocumentCategory_Delete',
  method: 'DELETE',
  path: '/DocumentCategory/:id',
  summary: 'Delete a category; `replaceWith` moves what uses it to another one in the same transaction',
  params: byId,
  query: replaceWith,
  response: deleted,
  refusals: ['NotFound', 'InUse', 'UnderRetention', 'OnHold'],
})
export const taxonUses = z.object({ id: z.number().int(), documents: z.number().int(), postings: z.number().int() })
/** Documents that carry it, in the trash too, and living postings. */
export const listUsesOfCategories = endpoint({
  ...records,
  name: 'DocumentCategory_Uses',
  method: 'GET',
  path: '/DocumentCategory/Uses',
  summary: 'How many documents and living postings use each category that is used',
  query: wholeQuery,
  response: list(taxonUses),
})
/** What a change of retention does to the documents of a category (domain: Retention). */
export const retentionEffect = z
  .object({
    documents: z.number().int().describe('All documents of the category, in the trash too'),
    records: z.number().int().describe('Those of them that are records'),
    earlier: z.number().int().describe('Will be kept shorter than now, with a date before and after'),
    later: z.number().int().describe('Will be kept longer than now, with a date before and after'),
    becomePermanent: z.number().int().describe('Have a date now and will be kept for ever'),
    becomeScheduled: z.number().int().describe('Are kept for ever now and will have a date'),
    unchanged: z.number().int(),
    expiredNow: z.number().int().describe('Are past their date today'),
    expiredThen: z.number().int().describe('Would be past their date today'),
    allowed: z.boolean().describe('Whether the caller may make this change'),
  })
  .meta({ id: 'RetentionEffect' })
export const getRetentionEffect = endpoint({
  ...records,
  name: 'DocumentCategory_RetentionEffect',
  method: 'GET',
  path: '/DocumentCategory/:id/RetentionEffect',
  summary:
    'How many documents another retention would move, before it is saved: whole years, `permanent`, or that of `replaceWith`',
  params: byId,
  query: z
    .strictObject({
      retention: z.union([z.literal('permanent'), writtenNumber(0, 100)]).optional(),
      replaceWith: id.optional(),
    })
    .refine((query) => (query.retention === undefined) !== (query.replaceWith === undefined), {
      error: 'Give a retention or a replacement.',
      path: ['retention'],
    }),
  response: retentionEffect,
  refusals: ['NotFound'],
})
export type RetentionEffect = z.output<typeof retentionEffect>
