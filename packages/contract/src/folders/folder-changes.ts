import { z } from 'zod'
import { boundedText, deepestFolder, levelsOf, mostFolders } from '../kernel/bounds.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { idList, idObjects, ids, list } from '../kernel/paging.ts'
import {
  asItIs,
  bodyIdOrRoot,
  editable,
  entityVersion,
  id,
  idOrRoot,
  name,
  optionalProse,
} from '../kernel/primitives.ts'
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
/** How many levels trees of folders have. */
export const depthOf = (trees: readonly FolderTree[]): number =>
  trees.reduce((deepest, { children = [] }) => Math.max(deepest, 1 + depthOf(children)), 0)
const countTrees = (trees: readonly FolderTree[]): number =>
  trees.reduce((sum, { children = [] }) => sum + 1 + countTrees(children), 0)
const tooMany = `At most ${mostFolders} folders can be made at once.`
const tooDeep = `Folders lie at most ${deepestFolder} deep.`
const folderTrees = z
  .array(folderTree)
  .min(1)
  .max(1_000)
  .refine((trees) => countTrees(trees) <= mostFolders, tooMany)
  .refine((trees) => depthOf(trees) <= deepestFolder, tooDeep)
const relativePath = boundedText(4_000)
  .min(1)
  .refine((path) => levelsOf(path) <= deepestFolder, tooDeep)
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
  refusals: ['NotYourDeliveryUnit', 'NotFound', 'NameTaken', 'InTrash', 'TooDeep'],
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
    z.strictObject({ parentId: bodyIdOrRoot.nullish(), folders: folderTrees }),
    z.strictObject({ parentId: bodyIdOrRoot.nullish(), paths: z.array(relativePath).min(1).max(mostFolders) }),
  ]),
  response: list(
    folderStep
      .extend({ path: z.string().describe('Relative to the parent, parts joined by /') })
      .meta({ id: 'MadeFolder' }),
  ),
  refusals: ['NotYourDeliveryUnit', 'NotFound', 'InTrash', 'TooDeep'],
})
export const updateFolder = endpoint({
  name: 'FileFolder_Update',
  method: 'PUT',
  path: '/FileFolder/Update/:id',
  who: 'user',
  summary: 'Rename or describe a folder',
  params: byId,
  body: editable(
    { name: name.optional(), description, parentId: asItIs(bodyIdOrRoot), version: entityVersion.optional() },
    folderDetails,
  ),
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
  isLong: true,
  summary: 'Move folders with all inside to the trash, as one',
  body: idObjects,
  response: idList,
  refusals: ['NotFound', 'Posted', 'OnHold', 'LoanOpen'],
})
export const restoreFolder = endpoint({
  name: 'FileFolder_Restore',
  method: 'PUT',
  path: '/FileFolder/Restore/:id',
  who: 'user',
  isLong: true,
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
  isLong: true,
  summary: 'Delete trashed folders for good with all inside',
  body: idObjects,
  response: idList,
  refusals: ['NotFound', 'NotInTrash', 'Posted', 'OnHold', 'LoanOpen', 'UnderRetention'],
})
export const moveFolders = endpoint({
  name: 'FileFolder_Move',
  method: 'POST',
  path: '/FileFolder/Move/:destinationFolderId',
  who: 'user',
  isLong: true,
  summary: 'Move folders into a folder (0: My Office)',
  params: z.strictObject({ destinationFolderId: idOrRoot }),
  body: ids,
  response: idList,
  refusals: ['NotFound', 'WouldMakeCycle', 'OtherUnit', 'NameTaken', 'InTrash', 'TooDeep', 'Classified'],
})
