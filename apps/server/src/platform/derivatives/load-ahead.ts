import { setImmediate } from 'node:timers/promises'

/**
 * What most files need comes first, so that whoever is called early has done nothing in vain: the library of PDFs, by which
 * pages of all kinds are drawn, then the drawing, then each kind's own.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./formats/pdf.ts'),
  async () => (await import('./formats/pdfium-library.ts')).prepareLibrary(),
  () => import('./formats/docx.ts'),
  () => import('./formats/workbook.ts'),
  () => import('./formats/pptx.ts'),
  () => import('./formats/image.ts'),
  () => import('./formats/csv.ts'),
  () => import('./formats/odf.ts'),
  () => import('../media-type/index.ts'),
  () => import('./formats/mail/eml.ts'),
  () => import('./formats/doc.ts'),
  () => import('./formats/ppt.ts'),
  () => import('./formats/rtf.ts'),
  () => import('./formats/mail/msg.ts'),
  () => import('./formats/mail/tnef.ts'),
  () => import('./formats/markup.ts'),
  () => import('./formats/plain.ts'),
  () => import('./formats/protected.ts'),
]

/**
 * Loads what readers need, part by part, while there is nothing to be read. What can't be loaded is left to the reader that needs it,
 * which says so.
 * @param isOver asked before each part
 */
export async function loadAhead(isOver: () => boolean): Promise<void> {
  for (const load of parts) {
    // Lets in what has come meanwhile.
    await setImmediate()
    if (isOver()) return
    await load().catch(() => undefined)
  }
}
