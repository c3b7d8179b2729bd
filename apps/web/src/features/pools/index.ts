export { AddDocumentsDialog } from './dialogs.ts'
