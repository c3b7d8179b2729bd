export { drawPage, freeCanvas } from './draw-page.ts'
export { type PageText, pageTextOf } from './find-text.ts'
export { loadPdf } from './load-pdf.ts'
