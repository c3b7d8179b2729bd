import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idList, idObjects, ids, list } from '../kernel/paging.ts'
import { bodyIdOrRoot, editable, id, idOrRoot, name, optionalProse } from '../kernel/primitives.ts'
import { folder, folderDetails, folderRestored, folderStep } from './folders.ts'

const byId = z.strictObject({ id })
const inUnit = z.strictObject({ duId: id })

const description = optionalProse(2_000)
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
