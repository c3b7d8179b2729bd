export { useFolderView } from './folder-url.ts'
export { useFolderActs } from './use-folder-acts.ts'
