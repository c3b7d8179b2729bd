export { type AccessScope, countsAsClassified, type DocumentFacts } from './document.ts'
export {
  type DocumentRow,
  documentColumns,
  editionJoins,
  type FileRow,
  fileJson,
  fileOrder,
  fileSource,
  placeAndPosting,
} from './document-row.ts'
export * from './documents.facts.ts'
export { documentPolicy } from './documents.policy.ts'
export { presentDocument, presentFile } from './documents.presenter.ts'
export * from './documents.queries.ts'
export { documentsRoutes } from './documents.routes.ts'
export { type NewFile, replaceTags } from './documents.store.ts'
export { type FlatRow, gatherDocuments } from './gather-documents.ts'
export { viewDocument } from './get-document.ts'
export { countPublicReading } from './public-readings.store.ts'
export { findDocumentFacts, requireDocument, requireDocuments, selectDocumentFacts } from './require-document.ts'
export { Blocked } from './use-cases/blocked.ts'
export { insertNumbered } from './use-cases/insert-numbered.ts'
export { trashDocuments } from './use-cases/trash-documents.ts'
export { updateDocument } from './use-cases/update-document.ts'
export * from './visibility.ts'
export { lockDocuments, withDocument, withDocuments, withDocumentsInto } from './with-documents.ts'
