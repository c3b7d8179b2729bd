import { z } from 'zod'
import { userRef } from '../accounts/people.ts'
import { document } from '../documents/documents.ts'
import { list } from '../kernel/paging.ts'
import { instant } from '../kernel/primitives.ts'

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
export type Folder = z.output<typeof folder>
export type FolderDetails = z.output<typeof folderDetails>
export type TrashedFolder = z.output<typeof trashedFolder>
export type FolderStep = z.output<typeof folderStep>
export type FolderContents = z.output<typeof folderContents>
