export { EntriesView, type EntryPages } from './entries-view.tsx'
