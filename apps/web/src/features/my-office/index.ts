export { useFolderView, usualOrder } from './folder-url.ts'
export { SortSheet } from './sort-sheet.tsx'
export { useAddActs } from './use-add-acts.tsx'
export { useFolderActs } from './use-folder-acts.ts'
