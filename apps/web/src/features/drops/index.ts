export { dropTerms, isOpen, statusOfDrop } from './drop-words.ts'
export { useRevokeDrop } from './drops.api.ts'
export { useRequestAct } from './use-request-act.tsx'
