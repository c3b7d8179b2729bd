export { useFolderView, usualOrder } from './folder-url.ts'
export { SortSheet } from './sort-sheet.tsx'
export { useFolderActs } from './use-folder-acts.ts'
