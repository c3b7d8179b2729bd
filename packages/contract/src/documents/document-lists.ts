import { z } from 'zod'
import { file } from '../files/files.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { list, order, pageShape, searchText, wholeQuery } from '../kernel/paging.ts'
import { id, idOrRoot, idOrRouteId, instant } from '../kernel/primitives.ts'
import { categoryRef } from '../taxonomy/taxonomy.ts'
import { activity, document, documentDetails, trashedDocument } from './documents.ts'

const byId = z.strictObject({ id })
const inUnit = z.strictObject({ duId: id })
const who = 'user'

export const documentsQuery = z.strictObject({
  ...pageShape,
  sort: z.enum(['name', 'modified', 'size', 'date', 'created']).optional(),
  order: order.optional(),
  search: searchText.optional(),
})
export const getDocument = endpoint({
  name: 'FileManager_Get',
  method: 'GET',
  path: '/FileManager/:id',
  who,
  summary: 'A document in full',
  params: byId,
  response: documentDetails,
  refusals: ['NotFound'],
})
export const getDocumentByRoute = endpoint({
  name: 'FileManager_ByRoute',
  method: 'GET',
  path: '/FileManager/Route/:routeId',
  who,
  summary: 'A document in full, by the route id of its page',
  params: z.strictObject({ routeId: idOrRouteId }),
  response: documentDetails,
  refusals: ['NotFound'],
})
/** How many categories of an answer come with their latest documents. */
export const shelvesWithLatest = 25

export const listCategoryShelves = endpoint({
  name: 'FileManager_CategoryFiles',
  method: 'GET',
  path: '/FileManager/Category/Files/:deliveryUnitId',
  who,
  summary: `A unit’s documents by group and category: counts, sizes, and the latest 4 of the first ${shelvesWithLatest} categories`,
  params: z.strictObject({ deliveryUnitId: id }),
  query: wholeQuery,
  response: list(
    z.object({
      id: z.number().int().nullable(),
      group: z.string().nullable(),
      categories: z.array(
        z.object({
          category: categoryRef.nullable(),
          fileCount: z.number().int(),
          totalFileSize: z.number(),
          updatedAt: instant.describe('When one of them changed last'),
          latest: z
            .array(document)
            .describe(
              `Empty after the first ${shelvesWithLatest} categories: those are FileManager_Category’s to tell`,
            ),
        }),
      ),
    }),
  ),
  refusals: ['NotYourDeliveryUnit'],
})
export const listDocumentsOfCategory = endpoint({
  name: 'FileManager_Category',
  method: 'GET',
  path: '/FileManager/Category/:categoryId/:duId',
  who,
  summary: 'A unit’s documents of a category (0: without one)',
  params: z.strictObject({ categoryId: idOrRoot, duId: id }),
  query: documentsQuery,
  response: list(document),
  refusals: ['NotYourDeliveryUnit', 'NotFound'],
})
export const listDocumentNames = endpoint({
  name: 'FileManager_SimpleFolder',
  method: 'GET',
  path: '/FileManager/Simple/Folder/:folderId/:duId',
  who,
  summary: 'The documents of a folder, light',
  params: z.strictObject({ folderId: idOrRoot, duId: id }),
  query: z.strictObject(pageShape),
  response: list(
    z.object({
      id: z.number().int(),
      name: z.string(),
      fileType: z.string(),
      totalFileSize: z.number(),
      updatedAt: instant,
    }),
  ),
  refusals: ['NotFound', 'NotYourDeliveryUnit'],
})
export const listRecentDocuments = endpoint({
  name: 'FileManager_Recent',
  method: 'GET',
  path: '/FileManager/Recent/:duId',
  who,
  summary: 'A unit’s documents, the newest change first',
  params: inUnit,
  query: z.strictObject(pageShape),
  response: list(document),
  refusals: ['NotYourDeliveryUnit'],
})
export const listTrashedDocuments = endpoint({
  name: 'FileManager_TrashOfUnit',
  method: 'GET',
  path: '/FileManager/Trash/:duId',
  who,
  summary: 'Documents that were trashed themselves',
  params: inUnit,
  query: documentsQuery,
  response: list(trashedDocument),
  refusals: ['NotYourDeliveryUnit'],
})
export const listPinnedDocuments = endpoint({
  name: 'FileManager_Pinned',
  method: 'GET',
  path: '/FileManager/Pin/:deliveryUnitId',
  who,
  summary: 'One’s own pinned documents, of any unit, as far as one still sees them',
  params: z.strictObject({ deliveryUnitId: id }),
  query: documentsQuery,
  response: list(document),
  refusals: ['NotYourDeliveryUnit'],
})
export const listActivity = endpoint({
  name: 'FileManager_Activity',
  method: 'GET',
  path: '/FileManager/:id/Activity',
  who,
  summary: 'What happened to a document, by whom',
  params: byId,
  query: z.strictObject(pageShape),
  response: list(activity),
  refusals: ['NotFound', 'Classified'],
})
export const listVersions = endpoint({
  name: 'FileManager_Versions',
  method: 'GET',
  path: '/FileManager/Versions/:fileId',
  who,
  summary: 'All versions of a file, newest first',
  params: z.strictObject({ fileId: id.describe('Id of the document') }),
  query: wholeQuery,
  response: list(file),
  refusals: ['NotFound'],
})
