export { DetailsPane, DocumentPreview } from './parts.tsx'
export { ReadFacts } from './read-facts.tsx'
export { SumPane } from './sum-pane.tsx'
export { useDetails } from './use-details.ts'
