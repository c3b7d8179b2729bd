import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { file } from './files.ts'
import { accessLevel } from './organisation.ts'
import { deleted, idList, idObjects, ids, list, order, pageShape, searchText } from './paging.ts'
import { userRef } from './people.ts'
import {
  bodyId,
  bodyIdOrRoot,
  calendarDate,
  editable,
  id,
  idOrRoot,
  idOrRouteId,
  instant,
  name,
  optionalProse,
  queryFlag,
} from './primitives.ts'
import { categoryRef, tagRef } from './taxonomy.ts'

export const postingStatus = z.enum(['pending', 'approved', 'returned'])
export const documentStatus = z.enum(['', 'pending', 'approved', 'returned'])

/** A posting as it stands in its document. */
export const postingSummary = z
  .object({
    id: z.number().int(),
    fileManagerId: z.number().int(),
    status: postingStatus,
    isClassified: z.boolean(),
    isClassifiedDoc: z.boolean(),
    accessLevelId: z.number().int(),
    accessLevel,
    applicationUserId: z.string(),
    returnReason: z.string().nullable(),
    createdAt: instant,
    reviewedAt: instant.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'FilePostingSummary' })

/** What this caller may do, and the refusal that each of the others would meet. */
export const capabilities = z
  .object({
    read: z.boolean(),
    edit: z.boolean(),
    move: z.boolean(),
    trash: z.boolean(),
    remove: z.boolean(),
    post: z.boolean(),
    share: z.boolean(),
    replace: z.boolean(),
    reasons: z.record(z.string(), z.string()).describe('action → code of the refusal'),
  })
  .meta({ id: 'Capabilities' })

const documentShape = {
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  totalFileSize: z.number().describe('Bytes of the current files'),
  fileFolderId: z.number().int().nullable().describe('null: directly in My Office, or not for the caller to know'),
  deliveryUnitId: z.number().int(),
  isPinned: z.boolean(),
  isClassified: z.boolean(),
  isClassifiedDoc: z.boolean().describe('Classified, approved and of somebody else'),
  applicationUserId: z.string(),
  owner: userRef.nullable(),
  status: documentStatus,
  accessLevel: accessLevel.nullable().describe('Of the living posting'),
  isRecord: z.boolean(),
  isPermanent: z.boolean(),
  isVital: z.boolean(),
  filePostings: z.array(postingSummary).describe('The living posting, if there is one'),
  fileTags: z.array(z.object({ tag: tagRef })),
  fileManagerFiles: z.array(file),
  documentCategory: categoryRef.nullable(),
  documentDate: calendarDate.nullable(),
  expiresOn: calendarDate.nullable().describe('null: permanent, or unscheduled where there is no category'),
  createdAt: instant,
  updatedAt: instant,
  trashedAt: instant.nullable(),
  thumbnailUrl: z.string().nullable(),
  routeId: z.string(),
  version: z.number().int(),
  capabilities,
}

/** A document. People outside its unit see the approved snapshot of it. */
export const document = z.object(documentShape).meta({ id: 'FileManager' })

export const documentDetails = z
  .object({
    ...documentShape,
    versions: z.array(file).describe('Replaced and removed files, newest first'),
    path: z.string().nullable(),
  })
  .meta({ id: 'FileManagerDetails' })

export const trashedDocument = z
  .object({ ...documentShape, trashedBy: userRef.nullable(), trashedFrom: z.string() })
  .meta({ id: 'TrashedFileManager' })

export const documentRestored = z
  .object({
    ...documentShape,
    restoredTo: z.object({ fileFolderId: z.number().int(), path: z.string() }),
    wasRenamed: z.boolean(),
  })
  .meta({ id: 'FileManagerRestored' })

export const activity = z
  .object({
    id: z.number(),
    name: z.string(),
    at: instant,
    actor: userRef.nullable(),
    payload: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Activity' })

const editableFields = {
  description: optionalProse(5_000),
  documentCategoryId: bodyId.nullish(),
  tagIds: z.array(z.int().min(1)).max(50).optional(),
  documentDate: calendarDate.nullish(),
  isClassified: z.boolean().optional(),
}

export const documentsQuery = z.strictObject({
  ...pageShape,
  sort: z.enum(['name', 'modified', 'size', 'date', 'created']).optional(),
  order: order.optional(),
  search: searchText.optional(),
})

const byId = z.strictObject({ id })
const inUnit = z.strictObject({ duId: id })
const who = 'user'

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
export const listCategoryShelves = endpoint({
  name: 'FileManager_CategoryFiles',
  method: 'GET',
  path: '/FileManager/Category/Files/:deliveryUnitId',
  who,
  summary: 'A unit’s documents by group and category: counts, sizes and the latest 4',
  params: z.strictObject({ deliveryUnitId: id }),
  response: list(
    z.object({
      id: z.number().int().nullable(),
      group: z.string().nullable(),
      categories: z.array(
        z.object({
          category: categoryRef.nullable(),
          fileCount: z.number().int(),
          totalFileSize: z.number(),
          latest: z.array(document),
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
export const createDocument = endpoint({
  name: 'FileManager_Create',
  method: 'POST',
  path: '/FileManager/Create',
  who,
  status: 201,
  summary: 'Make a document without files yet',
  body: z.strictObject({ name, fileFolderId: bodyIdOrRoot.nullish(), deliveryUnitId: bodyId, ...editableFields }),
  response: document,
  refusals: ['NotYourDeliveryUnit', 'NotFound', 'NameTaken', 'InTrash'],
})
export const updateDocument = endpoint({
  name: 'FileManager_Update',
  method: 'PUT',
  path: '/FileManager/Update/:id',
  who,
  summary: 'Change what is said about a document',
  params: byId,
  body: editable(
    { name: name.optional(), ...editableFields, version: z.int().optional() },
    documentDetails
      .omit({ fileFolderId: true, deliveryUnitId: true })
      .extend({ fileFolderId: z.unknown(), deliveryUnitId: z.unknown() }),
  ),
  response: document,
  refusals: ['NotFound', 'NameTaken', 'StateChanged', 'Posted', 'Forbidden', 'InTrash', 'UnderRetention'],
})
export const trashDocument = endpoint({
  name: 'FileManager_TrashOne',
  method: 'PUT',
  path: '/FileManager/Trash/:id',
  who,
  summary: 'Move a document to the trash',
  params: byId,
  response: document,
  refusals: ['NotFound', 'Posted'],
})
export const trashDocuments = endpoint({
  name: 'FileManager_Trash',
  method: 'POST',
  path: '/FileManager/Trash',
  who,
  summary: 'Move documents to the trash, as one',
  body: ids,
  response: idList,
  refusals: ['NotFound', 'Posted'],
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
export const restoreDocument = endpoint({
  name: 'FileManager_Restore',
  method: 'PUT',
  path: '/FileManager/Restore/:id',
  who,
  summary: 'Bring a document back from the trash',
  params: byId,
  response: documentRestored,
  refusals: ['NotFound'],
})
export const removeDocument = endpoint({
  name: 'FileManager_RemoveOne',
  method: 'DELETE',
  path: '/FileManager/:id',
  who,
  summary: 'Delete a trashed document for good',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'NotInTrash', 'Posted', 'OnHold', 'UnderRetention'],
})
export const removeDocuments = endpoint({
  name: 'FileManager_Remove',
  method: 'POST',
  path: '/FileManager/Remove',
  who,
  summary: 'Delete trashed documents for good, as one',
  body: idObjects,
  response: idList,
  refusals: ['NotFound', 'NotInTrash', 'Posted', 'OnHold', 'UnderRetention'],
})
export const pinDocument = endpoint({
  name: 'FileManager_Pin',
  method: 'PUT',
  path: '/FileManager/Pin/:id',
  who,
  summary: 'Pin for oneself',
  params: byId,
  response: document,
  refusals: ['NotFound'],
})
export const unpinDocument = endpoint({
  name: 'FileManager_UnPin',
  method: 'PUT',
  path: '/FileManager/UnPin/:id',
  who,
  summary: 'Take the own pin away',
  params: byId,
  response: document,
  refusals: ['NotFound'],
})
export const listPinnedDocuments = endpoint({
  name: 'FileManager_Pinned',
  method: 'GET',
  path: '/FileManager/Pin/:deliveryUnitId',
  who,
  summary: 'One’s own pinned documents of a unit',
  params: z.strictObject({ deliveryUnitId: id }),
  query: documentsQuery,
  response: list(document),
  refusals: ['NotYourDeliveryUnit'],
})
export const moveDocuments = endpoint({
  name: 'FileManager_Move',
  method: 'PUT',
  path: '/FileManager/Move/:fileFolderId',
  who,
  summary: 'Move documents into a folder (0: My Office)',
  params: z.strictObject({ fileFolderId: idOrRoot }),
  query: z.strictObject({ numbered: queryFlag.optional() }).describe('numbered: a taken name becomes `name (2)`'),
  body: ids,
  response: idList,
  refusals: ['NotFound', 'OtherUnit', 'NameTaken', 'InTrash'],
})
export const copyDocuments = endpoint({
  name: 'FileManager_Copy',
  method: 'POST',
  path: '/FileManager/Copy/:fileFolderId',
  who,
  status: 201,
  summary: 'Copy documents into a folder; the bytes are shared',
  params: z.strictObject({ fileFolderId: idOrRoot }),
  body: ids,
  response: idList,
  refusals: ['NotFound', 'OtherUnit', 'InTrash', 'Classified'],
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
  params: z.strictObject({ fileId: id }),
  response: list(file),
  refusals: ['NotFound'],
})
export const restoreVersion = endpoint({
  name: 'FileManager_RestoreVersion',
  method: 'POST',
  path: '/FileManager/Versions/:versionId/Restore',
  who,
  status: 201,
  summary: 'Make an earlier version the current one, as a new version',
  params: z.strictObject({ versionId: id }),
  response: document,
  refusals: ['NotFound', 'FilesLocked', 'Forbidden', 'InTrash'],
})

export type Document = z.output<typeof document>
export type DocumentDetails = z.output<typeof documentDetails>
export type TrashedDocument = z.output<typeof trashedDocument>
export type PostingSummary = z.output<typeof postingSummary>
export type Capabilities = z.output<typeof capabilities>
export type DocumentStatus = z.output<typeof documentStatus>
