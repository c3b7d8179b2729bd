import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** A line as it comes from a scanner. */
export const scanned = (line: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="420"><rect width="1240" height="420" fill="#fff"/>
        <text x="80" y="200" font-size="52" font-family="sans-serif">${line}</text></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** A PDF of one page that is nothing but such a picture. */
export async function scannedPdf(line: string): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage([620, 210]).drawImage(await pdf.embedPng(await scanned(line)), { width: 620, height: 210 })
  return Buffer.from(await pdf.save())
}
