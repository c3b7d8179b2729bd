export { DetailsPane } from './details-pane.tsx'
export { DocumentPreview } from './document-preview.tsx'
export { useCustodian } from './postings-section.tsx'
export { useDetails } from './use-details.ts'
