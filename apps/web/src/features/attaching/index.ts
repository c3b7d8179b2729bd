export { AttachmentsField } from './attachments-field.tsx'
export { type Attachments, useAttachments } from './use-attachments.ts'
