import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { list, order, pageShape, searchText, wholeQuery } from '../kernel/paging.ts'
import { id, idOrRoot, idOrRouteId } from '../kernel/primitives.ts'
import { folder, folderContents, folderDetails, folderStep, trashedFolder } from './folders.ts'

const inUnit = z.strictObject({ duId: id })

export const contentsQuery = z.strictObject({
  ...pageShape,
  sort: z.enum(['name', 'modified', 'size', 'date', 'created']).optional(),
  order: order.optional(),
  search: searchText.optional(),
  only: z.enum(['folders', 'files']).optional(),
})
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
  query: wholeQuery,
  response: list(folderStep),
  refusals: ['NotFound', 'NotYourDeliveryUnit'],
})
export const listPinnedFolders = endpoint({
  name: 'FileFolder_Pinned',
  method: 'GET',
  path: '/FileFolder/Pinned/:duId',
  who: 'user',
  summary: 'One’s own pinned folders, of all one’s units',
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
