import { readFile } from 'node:fs/promises'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { loadPdf, withPage } from '../../formats/pdfium.ts'
import { requireBounds } from './inspect-pdf.ts'
import { drawPage } from './page-look.ts'
import { shareDiffering } from './pixels.ts'
import { pruneUnused } from './prune-pdf.ts'
import { isFilteredBy, stripPage, stripThings } from './strip-pdf.ts'

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 }

/**
 * A PDF written anew from its pages: without its title and dates, scripts, attachments, earlier revisions, structure and whatever
 * else no page is drawn from.
 *
 * @throws Unreadable
 * @returns undefined where that can't be done, or does not look like the original to the eye: then pictures are made of it
 */
export async function rewritePdf(path: string): Promise<Uint8Array | undefined> {
  requireBounds(await loadPdf(path))
  const bytes = await rewritten(await readFile(path)).catch(() => undefined)
  return bytes && (await looksTheSame(path, bytes)) ? bytes : undefined
}

async function rewritten(bytes: Buffer): Promise<Uint8Array | undefined> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const pages = source.getPages()
  // What is typed into fields is drawn by the reader, not by the page.
  if (source.catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)) return undefined
  for (const page of pages) stripPage(page)
  pruneUnused(source.context, pages)
  stripThings(source.context, pages)
  const target = await PDFDocument.create({ updateMetadata: false })
  for (const page of await target.copyPages(source, source.getPageIndices())) target.addPage(page)
  // Such a picture brings a box of its own for what is told of it.
  const hasTold = target.context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && isFilteredBy(object, 'JPXDecode') && tells(object.contents))
  return hasTold ? undefined : await target.save({ addDefaultPage: false, updateFieldAppearances: false })
}

const tells = (bytes: Uint8Array): boolean => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return all.includes('uuid') || all.includes('xml ')
}

async function looksTheSame(path: string, bytes: Uint8Array): Promise<boolean> {
  const [one, other] = [await loadPdf(path), await loadPdf(bytes)]
  if (one.pageCount !== other.pageCount) return false
  for (let index = 0; index < one.pageCount; index += 1) {
    const [before, after] = [one, other].map((pdf) =>
      withPage(pdf.pdfium, { document: pdf.document, index }, (page) => drawPage(pdf, page)),
    )
    if (!before || !after || before.height !== after.height) return false
    // One library draws the same twice: whatever differs was taken away.
    if (shareDiffering(WHOLE, before, after) > 0) return false
  }
  return true
}
