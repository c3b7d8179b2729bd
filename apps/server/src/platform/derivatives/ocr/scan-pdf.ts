import { loadPdf, render, withPage } from '../formats/pdfium.ts'
import { dotsPerInch, type OpenScanner, type Scan, scaleWithin } from './scan.ts'

const pointsPerInch = 72

/** Draws the pages of a PDF at 300 dots an inch. @throws Unreadable */
export const openPdfScanner: OpenScanner = async (job) => {
  const { pdfium, document, form, pageCount } = await loadPdf(job.path)
  return async (page) => {
    if (page > pageCount) return undefined
    return withPage(pdfium, { document, index: page - 1 }, (handle) => {
      const [width, height] = [pdfium._FPDF_GetPageWidth(handle) || 595, pdfium._FPDF_GetPageHeight(handle) || 842]
      const scale = scaleWithin(width, height, dotsPerInch / pointsPerInch)
      const size = { width: Math.max(1, Math.round(width * scale)), maxHeight: Math.max(1, Math.round(height * scale)) }
      return grey(render(pdfium, handle, { ...size, form }))
    })
  }
}

/** Of 8-bit RGBA on white. */
function grey({ pixels, width, height }: { pixels: Uint8Array; width: number; height: number }): Scan {
  const one = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < one.length; at += 1, from += 4)
    one[at] = ((pixels[from] ?? 0) * 77 + (pixels[from + 1] ?? 0) * 150 + (pixels[from + 2] ?? 0) * 29) >> 8
  return { pixels: one, width, height }
}
