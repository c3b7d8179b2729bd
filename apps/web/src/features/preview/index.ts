export { downloadProps } from './download.ts'
export { FilePreview } from './file-preview.tsx'
export { documentSource, type PreviewFile, type PreviewSource, publicSource } from './preview-file.ts'
/** What draws and reads the pages of a PDF, for who does more with them than show them. It loads when it is asked for. */
export const pdfTools = () => import('./pdf/pdf-tools.ts')
export { type Previewed, PreviewFiles } from './preview-files.tsx'
export { PreviewOverlay } from './preview-overlay.tsx'
export { PreviewShell } from './preview-shell.tsx'
export type { FilePreviewProps } from './viewer-props.ts'
