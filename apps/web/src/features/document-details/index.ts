export { DocumentOverlay } from './document-overlay.tsx'
export { DetailsPane, DocumentPreview } from './parts.tsx'
export { ReadFacts } from './read-facts.tsx'
export { useDetails } from './use-details.ts'
