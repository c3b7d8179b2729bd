export { DetailsPane } from './details-pane.tsx'
export { DocumentPreview } from './document-preview.tsx'
export { useDetails } from './use-details.ts'
