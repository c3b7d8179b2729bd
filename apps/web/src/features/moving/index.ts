export type { DropPlace } from './drop-place.ts'
export { MoveDialog } from './move-dialog.tsx'
export { useDrops, useEntryRefs, useNoStrayDrops, usePlaceRefs } from './use-entry-drops.ts'
export { useMoveEntries } from './use-move-entries.ts'
