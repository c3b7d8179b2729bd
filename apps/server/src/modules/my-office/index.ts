export { documentListsRoutes } from './documents.routes.ts'
export { foldersRoutes } from './folders.routes.ts'
export { trashWithDocuments } from './folders-with-documents.ts'
