export { CopyDialog, MoveDialog } from './dialogs.ts'
export { useDrops, useEntryRefs, useNoStrayDrops, usePlaceRefs } from './use-entry-drops.ts'
export { useKeeping } from './use-keeping.tsx'
