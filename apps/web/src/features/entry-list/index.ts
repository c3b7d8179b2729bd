export { CardMenu, EntryGrid } from './entry-grid.tsx'
export { type EntryListProps, EntryTable } from './entry-table.tsx'
export { groupEntries } from './group-entries.ts'
