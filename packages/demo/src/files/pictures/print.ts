import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { makePaper } from '../pdf/paper.ts'

/** A page drawn to pixels, RGBA. */
type Pixels = { data: Uint8Array; width: number; height: number }

let library: Promise<PDFiumLibrary> | undefined

async function pixelsOf(pdf: Buffer, scale: number): Promise<Pixels> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const page = document.getPage(0)
    let pixels: Pixels | undefined
    await page.render({
      scale,
      render: async ({ data, width, height }) => {
        pixels = { data: Uint8Array.from(data), width, height }
        return data
      },
    })
    if (!pixels) throw new Error('The page was not drawn')
    return pixels
  } finally {
    document.destroy()
  }
}

function pictureOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
}

/** The first page of a PDF as PNG: lettering comes out alike on machines with any fonts. */
export async function pngOfPdf(pdf: Buffer, scale = 2): Promise<Buffer> {
  return pictureOf(await pixelsOf(pdf, scale))
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** The first page as it comes from a flatbed scanner: yellowed, a little askew, a little soft. JPEG. */
export async function scanOfPdf(pdf: Buffer, askew: number): Promise<Buffer> {
  return pictureOf(await pixelsOf(pdf, 1.7))
    .rotate(askew, { background: '#d9d2c3' })
    .tint('#f1e6cc')
    .blur(0.6)
    .linear(0.93, 4)
    .jpeg({ quality: 72 })
    .toBuffer()
}

/** The scan as a PDF without text, as many archives hold them. */
export async function scannedPdf(pdf: Buffer, title: string, date: string): Promise<Buffer> {
  const page = await scanOfPdf(pdf, 0.5)
  return makePaper({ title, date, margin: 0 }, (paper) => {
    paper.image(page, 0, 0, { cover: [paper.page.width, paper.page.height] })
  })
}
