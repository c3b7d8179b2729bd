export { folderPreview, inFolder } from './address.ts'
export { DocumentFacts } from './document-facts.tsx'
export { DocumentOverlay } from './document-overlay.tsx'
