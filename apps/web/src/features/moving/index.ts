export { CopyDialog } from './copy-dialog.tsx'
export { MoveDialog } from './move-dialog.tsx'
export { useDrops, useEntryRefs, useNoStrayDrops, usePlaceRefs } from './use-entry-drops.ts'
