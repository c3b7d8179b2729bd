export { detectMediaType } from './detect-media-type.ts'
export { inlineDisposition, servedAs } from './inline-disposition.ts'
