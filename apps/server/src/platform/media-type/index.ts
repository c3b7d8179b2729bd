export { decodeText } from './decode-text.ts'
export { detectMediaType, type MediaType } from './detect-media-type.ts'
export { inlineDisposition, servedAs } from './inline-disposition.ts'
