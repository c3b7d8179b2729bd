export { ChangeShareDialog, ShareDialog } from './parts.tsx'
export { isOpen, statusOfShare, termsOf, useOf, whomOf } from './share-words.ts'
export { SharesSection } from './shares-section.tsx'
export { useRevokeLink } from './sharing.api.ts'
