export { RenameDialog } from './rename-dialog.tsx'
export { useEntryActs } from './use-entry-acts.tsx'
export { useListCommands } from './use-list-commands.tsx'
export { useTrashEntries } from './use-trash-entries.ts'
