export { documentListsRoutes } from './documents.routes.ts'
export { foldersRoutes } from './folders.routes.ts'
export { trashFolders } from './insides/trash-folders.ts'
export { officeActs } from './office-acts.ts'
