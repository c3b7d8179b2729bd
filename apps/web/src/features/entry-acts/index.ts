export { RenameDialog } from './rename-dialog.tsx'
export { beginDownload, useDownloadEntries } from './use-download-entries.ts'
export { useEntryActs } from './use-entry-acts.tsx'
export { useTrashEntries } from './use-trash-entries.ts'
