export { EntriesView } from './entries-view.tsx'
export type { EntryPages } from './use-pinned-pages.ts'
