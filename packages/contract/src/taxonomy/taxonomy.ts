import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { list, wholeQuery } from '../kernel/paging.ts'
import { id } from '../kernel/primitives.ts'

const groupNames = { id: z.number().int(), group: z.string() }
export const categoryGroupRef = z.object(groupNames).meta({ id: 'DocumentCategoryGroupRef' })
export const categoryGroup = z
  .object({ ...groupNames, categoryCount: z.number().int(), version: z.number().int() })
  .meta({ id: 'DocumentCategoryGroup' })

const categoryNames = {
  id: z.number().int(),
  category: z.string(),
  description: z.string().nullable(),
  retention: z.number().int().nullable().describe('Whole years; null keeps for ever'),
  reference: z.string().nullable(),
  documentCategoryGroupId: z.number().int(),
  documentCategoryGroup: categoryGroupRef,
}
/** A records series as it stands in a document. */
export const categoryRef = z.object(categoryNames).meta({ id: 'DocumentCategoryRef' })
export const category = z
  .object({
    ...categoryNames,
    disposalAction: z
      .enum(['destroy', 'transfer', 'review'])
      .nullable()
      .describe('What is proposed when its time is over; null: not said'),
    isRetired: z.boolean().describe('Nothing new is put into it; what lies there is kept as before'),
    fileCount: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'DocumentCategory' })

export const tagRef = z.object({ id: z.number().int(), tagName: z.string() }).meta({ id: 'TagRef' })
export const tag = z
  .object({
    id: z.number().int(),
    tagName: z.string(),
    description: z.string().nullable(),
    fileCount: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'Tag' })

const byId = z.strictObject({ id })
const open = { method: 'GET', who: 'open' } as const

export const listCategoryGroups = endpoint({
  ...open,
  name: 'DocumentCategoryGroup_All',
  path: '/DocumentCategoryGroup/All',
  summary: 'All groups by name',
  query: wholeQuery,
  response: list(categoryGroup),
})
export const getCategoryGroup = endpoint({
  ...open,
  name: 'DocumentCategoryGroup_Get',
  path: '/DocumentCategoryGroup/:id',
  summary: 'One group',
  params: byId,
  response: categoryGroup,
  refusals: ['NotFound'],
})
export const listCategories = endpoint({
  ...open,
  name: 'DocumentCategory_All',
  path: '/DocumentCategory/All',
  summary: 'All categories by name',
  query: wholeQuery,
  response: list(category),
})
export const listCategoriesOfGroup = endpoint({
  ...open,
  name: 'DocumentCategory_AllOfGroup',
  path: '/DocumentCategory/DocumentCategoryGroup/:id',
  summary: 'The categories of a group',
  params: byId,
  query: wholeQuery,
  response: list(category),
  refusals: ['NotFound'],
})
export const getCategory = endpoint({
  ...open,
  name: 'DocumentCategory_Get',
  path: '/DocumentCategory/:id',
  summary: 'One category',
  params: byId,
  response: category,
  refusals: ['NotFound'],
})
export const listTags = endpoint({
  ...open,
  name: 'Tag_All',
  path: '/Tag/All',
  summary: 'All tags by name',
  query: wholeQuery,
  response: list(tag),
})

export type Category = z.output<typeof category>
export type CategoryRef = z.output<typeof categoryRef>
export type CategoryGroup = z.output<typeof categoryGroup>
export type Tag = z.output<typeof tag>
export type DisposalAction = NonNullable<Category['disposalAction']>
