export { useEntryActs } from './use-entry-acts.tsx'
export { useListCommands } from './use-list-commands.tsx'
