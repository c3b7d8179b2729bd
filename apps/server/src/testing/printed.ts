import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text as it stands on paper, in points from the upper left corner of its page to the letters’ foot. */
export interface Printed {
  text: string
  x: number
  y: number
  width: number
  pageNumber: number
  pageWidth: number
  pageHeight: number
}

/** The texts of a PDF where its own coordinates have them, in the order in which they were drawn. */
export async function drawTexts(bytes: Buffer): Promise<Printed[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  const printed: Printed[] = []
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber++) {
    const page = await pdf.getPage(pageNumber)
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view
    const { items } = await page.getTextContent({ disableNormalization: true })
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , x = 0, y = 0] = item.transform as number[]
      const pageSize = { pageWidth: right - left, pageHeight: top - bottom }
      printed.push({ text: item.str, x: x - left, y: top - y, width: item.width, pageNumber, ...pageSize })
    }
  }
  await loading.destroy()
  return printed
}
