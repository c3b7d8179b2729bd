export { executableExtensions } from './danger.ts'
export { detectMediaType } from './detect-media-type.ts'
export { extensionsOfType } from './extension.ts'
export { inlineDisposition, servedAs } from './inline-disposition.ts'
