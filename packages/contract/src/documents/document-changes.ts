import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { deleted, idList, idObjects, ids, list } from '../kernel/paging.ts'
import {
  bodyId,
  bodyIdOrRoot,
  calendarDate,
  editable,
  entityVersion,
  id,
  idOrRoot,
  name,
  optionalProse,
  prose,
  queryFlag,
} from '../kernel/primitives.ts'
import { document, documentDetails, documentRestored, documentReturned } from './documents.ts'

const byId = z.strictObject({ id })
const who = 'user'

const editableFields = {
  description: optionalProse(5_000),
  documentCategoryId: bodyId.nullish(),
  tagIds: z.array(bodyId).max(50).optional(),
  documentDate: calendarDate.nullish(),
  fileLocationId: bodyId.nullish().describe('Where the paper stands, a place of its unit'),
  isClassified: z.boolean().optional(),
}
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
/** Why a record is kept shorter. */
export const rescheduleReason = prose(1_000).min(10, 'Give a reason of at least 10 characters.')
export const updateDocument = endpoint({
  name: 'FileManager_Update',
  method: 'PUT',
  path: '/FileManager/Update/:id',
  who,
  summary: 'Change what is said about a document, or the folder that it lies in',
  params: byId,
  body: editable(
    {
      name: name.optional(),
      ...editableFields,
      fileFolderId: bodyIdOrRoot.nullish().describe('Another one moves the document there; null is the root'),
      deliveryUnitId: bodyId.optional().describe('As it is: documents don’t go from one unit to another'),
      reason: rescheduleReason
        .optional()
        .describe('The CRU’s, who gives a record of any unit another category or documentDate, and nothing else'),
      version: entityVersion.optional(),
    },
    documentDetails,
  ),
  response: document,
  refusals: ['NotFound', 'NameTaken', 'StateChanged', 'Posted', 'Forbidden', 'InTrash', 'UnderRetention', 'OtherUnit'],
})
export const trashDocument = endpoint({
  name: 'FileManager_TrashOne',
  method: 'PUT',
  path: '/FileManager/Trash/:id',
  who,
  summary: 'Move a document to the trash',
  params: byId,
  response: document,
  refusals: ['NotFound', 'Posted', 'OnHold', 'LoanOpen'],
})
export const trashDocuments = endpoint({
  name: 'FileManager_Trash',
  method: 'POST',
  path: '/FileManager/Trash',
  who,
  isLong: true,
  summary: 'Move documents to the trash, as one',
  body: ids,
  response: idList,
  refusals: ['NotFound', 'Posted', 'OnHold', 'LoanOpen'],
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
export const restoreDocuments = endpoint({
  name: 'FileManager_RestoreMany',
  method: 'POST',
  path: '/FileManager/Restore',
  who,
  isLong: true,
  summary: 'Bring documents back from the trash, as one',
  body: ids,
  response: list(documentReturned),
  refusals: ['NotFound', 'NotInTrash'],
})
export const removeDocument = endpoint({
  name: 'FileManager_RemoveOne',
  method: 'DELETE',
  path: '/FileManager/:id',
  who,
  summary: 'Delete a trashed document for good',
  params: byId,
  response: deleted,
  refusals: ['NotFound', 'NotInTrash', 'Posted', 'OnHold', 'LoanOpen', 'UnderRetention'],
})
export const removeDocuments = endpoint({
  name: 'FileManager_Remove',
  method: 'POST',
  path: '/FileManager/Remove',
  who,
  isLong: true,
  summary: 'Delete trashed documents for good, as one',
  body: idObjects,
  response: idList,
  refusals: ['NotFound', 'NotInTrash', 'Posted', 'OnHold', 'LoanOpen', 'UnderRetention'],
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
export const moveDocuments = endpoint({
  name: 'FileManager_Move',
  method: 'PUT',
  path: '/FileManager/Move/:fileFolderId',
  who,
  isLong: true,
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
  isLong: true,
  status: 201,
  summary: 'Copy documents into a folder; the bytes are shared',
  params: z.strictObject({ fileFolderId: idOrRoot }),
  body: ids,
  response: idList,
  refusals: ['NotFound', 'OtherUnit', 'InTrash', 'Classified'],
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
