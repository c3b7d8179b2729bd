import { part } from '../../lib/chunk.ts'

export const AddDocumentsDialog = part(() => import('./add-documents-dialog.tsx'), 'AddDocumentsDialog')
export const AddPeopleDialog = part(() => import('./add-people-dialog.tsx'), 'AddPeopleDialog')
