import { z } from 'zod'
import { document } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { idList, idObjects, ids, list, order, pageShape, searchText } from './paging.ts'
import { userRef } from './people.ts'
import { bodyIdOrRoot, editable, id, idOrRoot, idOrRouteId, instant, name, optionalProse } from './primitives.ts'

const folderShape = {
  id: z.number().int().describe('0 is the root, My Office'),
  name: z.string(),
  description: z.string().nullable(),
  parentId: z.number().int().nullable().describe('null: directly in My Office'),
  deliveryUnitId: z.number().int(),
  childCount: z.number().int().describe('Living folders directly inside'),
  fileCount: z.number().int().describe('Living documents directly inside'),
  totalFileSize: z.number().describe('Bytes of the current files of all living documents below'),
  isPinned: z.boolean(),
  createdBy: userRef.nullable(),
  createdAt: instant.nullable(),
  updatedAt: instant.nullable(),
  trashedAt: instant.nullable(),
  routeId: z.string(),
  version: z.number().int(),
}

/** A folder as it stands in a list. */
export const folder = z.object(folderShape).meta({ id: 'FileFolder' })

const pathStep = z.object({
  fileFolderId: z.number().int(),
  name: z.string(),
  parentId: z.number().int().nullable(),
  routeId: z.string(),
})

/** A folder with the way to it and the first 50 of what is directly inside. */
export const folderDetails = z
  .object({
    ...folderShape,
    pathDetails: z.array(pathStep).describe('From the root down to the folder itself, without My Office'),
    childFolders: z.array(folder),
    fileManagers: z.array(document),
  })
  .meta({ id: 'FileFolderDetails' })

export const folderContents = z
  .object({
    folder: folderDetails.omit({ childFolders: true, fileManagers: true }),
    folders: list(folder).optional(),
    files: list(document).optional(),
  })
  .meta({ id: 'FileFolderContents' })

/** What a trash entry adds: what it held when it went, and where it would come back to. */
export const trashedFolder = z
  .object({
    ...folderShape,
    trashedBy: userRef.nullable(),
    trashedFrom: z.string().describe('The path that it lay in'),
    documentCount: z.number().int().describe('Documents that went with it'),
  })
  .meta({ id: 'TrashedFileFolder' })

export const folderStep = z
  .object({
    id: z.number().int(),
    name: z.string(),
    parentId: z.number().int().nullable(),
    childCount: z.number().int(),
    fileCount: z.number().int(),
    routeId: z.string(),
  })
  .meta({ id: 'FolderStep' })

/** Where a restored thing went. */
export const folderRestored = z
  .object({
    ...folderShape,
    restoredTo: z.object({ fileFolderId: z.number().int(), path: z.string() }),
    wasRenamed: z.boolean(),
  })
  .meta({ id: 'FileFolderRestored' })

export const contentsQuery = z.strictObject({
  ...pageShape,
  sort: z.enum(['name', 'modified', 'size', 'date', 'created']).optional(),
  order: order.optional(),
  search: searchText.optional(),
  only: z.enum(['folders', 'files']).optional(),
})

const description = optionalProse(2_000)
const byId = z.strictObject({ id })
const inUnit = z.strictObject({ duId: id })

export interface FolderTree {
  name: string
  description?: string | null | undefined
  children?: FolderTree[] | undefined
}
const folderTree: z.ZodType<FolderTree> = z
  .strictObject({
    name,
    description,
    get children() {
      return z.array(folderTree).max(1_000).optional()
    },
  })
  .meta({ id: 'FolderTree' })

const relativePath = z.string().trim().normalize('NFC').min(1).max(4_000)

export const getFolderDetails = endpoint({
  name: 'FileFolder_Details',
  method: 'GET',
  path: '/FileFolder/Details/:id',
  who: 'user',
  summary: 'A folder with its path and first children; 0 is My Office',
  params: z.strictObject({ id: idOrRouteId }),
  query: z.strictObject({ duId: id.optional() }),
  response: folderDetails,
  refusals: ['NotFound', 'NotYourDeliveryUnit'],
})
export const getFolder = endpoint({
  name: 'FileFolder_GetFileFolderById',
  method: 'GET',
  path: '/FileFolder/GetFileFolderById/:id',
  who: 'user',
  summary: 'A folder by its number or route id',
  params: z.strictObject({ id: idOrRouteId }),
  response: folderDetails,
  refusals: ['NotFound'],
})
export const listMyOffice = endpoint({
  name: 'FileFolder_MyOfUnit',
  method: 'GET',
  path: '/FileFolder/My/:duId',
  who: 'user',
  summary: 'What lies directly in a unit’s My Office',
  params: inUnit,
  query: contentsQuery,
  response: folderContents,
  refusals: ['NotYourDeliveryUnit'],
})
export const listOwnOffice = endpoint({
  name: 'FileFolder_My',
  method: 'GET',
  path: '/FileFolder/My',
  who: 'user',
  summary: 'What lies directly in My Office of one’s home unit',
  query: contentsQuery,
  response: folderContents,
})
export const listChildrenInUnit = endpoint({
  name: 'FileFolder_ChildOfUnit',
  method: 'GET',
  path: '/FileFolder/Child/:parentId/:duId',
  who: 'user',
  summary: 'What lies directly in a folder',
  params: z.strictObject({ parentId: idOrRoot, duId: id }),
  query: contentsQuery,
  response: folderContents,
  refusals: ['NotFound', 'NotYourDeliveryUnit'],
})
export const listChildren = endpoint({
  name: 'FileFolder_Child',
  method: 'GET',
  path: '/FileFolder/Child/:id',
  who: 'user',
  summary: 'What lies directly in a folder',
  params: z.strictObject({ id: idOrRoot }),
  query: contentsQuery,
  response: folderContents,
  refusals: ['NotFound'],
})
export const listFolderSteps = endpoint({
  name: 'FileFolder_Simple',
  method: 'GET',
  path: '/FileFolder/Simple/My/:parentId/:duId',
  who: 'user',
  summary: 'The folders of one level, light, for trees and pickers',
  params: z.strictObject({ parentId: idOrRoot, duId: id }),
  response: list(folderStep),
  refusals: ['NotFound', 'NotYourDeliveryUnit'],
})
export const createFolder = endpoint({
  name: 'FileFolder_Create',
  method: 'POST',
  path: '/FileFolder/Create/:duId',
  who: 'user',
  status: 201,
  summary: 'Make a folder',
  params: inUnit,
  body: z.strictObject({ name, description, parentId: bodyIdOrRoot.nullish() }),
  response: folder,
  refusals: ['NotYourDeliveryUnit', 'NotFound', 'NameTaken', 'InTrash'],
})
export const createFolders = endpoint({
  name: 'FileFolder_CreateMultiple',
  method: 'POST',
  path: '/FileFolder/Create/Multiple/:duId',
  who: 'user',
  status: 201,
  summary: 'Make many folders at once; folders that exist are used again',
  params: inUnit,
  body: z.union([
    z.strictObject({ parentId: bodyIdOrRoot.nullish(), folders: z.array(folderTree).min(1).max(1_000) }),
    z.strictObject({ parentId: bodyIdOrRoot.nullish(), paths: z.array(relativePath).min(1).max(5_000) }),
  ]),
  response: list(
    folderStep
      .extend({ path: z.string().describe('Relative to the parent, parts joined by /') })
      .meta({ id: 'MadeFolder' }),
  ),
  refusals: ['NotYourDeliveryUnit', 'NotFound', 'InTrash'],
})
export const updateFolder = endpoint({
  name: 'FileFolder_Update',
  method: 'PUT',
  path: '/FileFolder/Update/:id',
  who: 'user',
  summary: 'Rename or describe a folder',
  params: byId,
  body: editable({ name: name.optional(), description, version: z.int().optional() }, folderDetails),
  response: folder,
  refusals: ['NotFound', 'NameTaken', 'StateChanged', 'InTrash'],
})
export const pinFolder = endpoint({
  name: 'FileFolder_Pin',
  method: 'PUT',
  path: '/FileFolder/Pin/:id',
  who: 'user',
  summary: 'Pin for oneself',
  params: byId,
  response: folder,
  refusals: ['NotFound'],
})
export const unpinFolder = endpoint({
  name: 'FileFolder_UnPin',
  method: 'PUT',
  path: '/FileFolder/UnPin/:id',
  who: 'user',
  summary: 'Take the own pin away',
  params: byId,
  response: folder,
  refusals: ['NotFound'],
})
export const listPinnedFolders = endpoint({
  name: 'FileFolder_Pinned',
  method: 'GET',
  path: '/FileFolder/Pinned/:duId',
  who: 'user',
  summary: 'One’s own pinned folders of a unit',
  params: inUnit,
  query: contentsQuery.omit({ only: true }),
  response: list(folder),
  refusals: ['NotYourDeliveryUnit'],
})
export const listTrashedFolders = endpoint({
  name: 'FileFolder_TrashOfUnit',
  method: 'GET',
  path: '/FileFolder/Trash/:duId',
  who: 'user',
  summary: 'Folders that were trashed themselves',
  params: inUnit,
  query: contentsQuery.omit({ only: true }),
  response: list(trashedFolder),
  refusals: ['NotYourDeliveryUnit'],
})
export const trashFolders = endpoint({
  name: 'FileFolder_Trash',
  method: 'POST',
  path: '/FileFolder/Trash',
  who: 'user',
  summary: 'Move folders with all inside to the trash, as one',
  body: idObjects,
  response: idList,
  refusals: ['NotFound', 'Posted'],
})
export const restoreFolder = endpoint({
  name: 'FileFolder_Restore',
  method: 'PUT',
  path: '/FileFolder/Restore/:id',
  who: 'user',
  summary: 'Bring a folder back with all that went with it',
  params: byId,
  response: folderRestored,
  refusals: ['NotFound'],
})
export const removeFolders = endpoint({
  name: 'FileFolder_Remove',
  method: 'POST',
  path: '/FileFolder/Remove',
  who: 'user',
  summary: 'Delete trashed folders for good with all inside',
  body: idObjects,
  response: idList,
  refusals: ['NotFound', 'NotInTrash', 'Posted', 'OnHold', 'UnderRetention'],
})
export const moveFolders = endpoint({
  name: 'FileFolder_Move',
  method: 'POST',
  path: '/FileFolder/Move/:destinationFolderId',
  who: 'user',
  summary: 'Move folders into a folder (0: My Office)',
  params: z.strictObject({ destinationFolderId: idOrRoot }),
  body: ids,
  response: idList,
  refusals: ['NotFound', 'WouldMakeCycle', 'OtherUnit', 'NameTaken', 'InTrash'],
})

export type Folder = z.output<typeof folder>
export type FolderDetails = z.output<typeof folderDetails>
export type TrashedFolder = z.output<typeof trashedFolder>
export type FolderStep = z.output<typeof folderStep>
export type FolderContents = z.output<typeof folderContents>
