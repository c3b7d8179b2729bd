export { CardMenu, EntryGrid } from './entry-grid.tsx'
export { EntryTable } from './entry-table.tsx'
export { type EntryGroup, groupEntries } from './group-entries.ts'
