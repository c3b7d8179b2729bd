export { useAskedFirst } from './use-asked-first.tsx'
export { useEnds } from './use-ends.ts'
