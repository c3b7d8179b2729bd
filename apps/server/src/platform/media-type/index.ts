export { executableExtensions } from './danger.ts'
export { detectMediaType } from './detect-media-type.ts'
export { inlineDisposition, servedAs } from './inline-disposition.ts'
export { mayBeDiskImage } from './installers.ts'
