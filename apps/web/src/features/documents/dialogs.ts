import { part } from '../../lib/chunk.ts'

export const CreateFolderDialog = part(() => import('./create-folder-dialog.tsx'), 'CreateFolderDialog')
