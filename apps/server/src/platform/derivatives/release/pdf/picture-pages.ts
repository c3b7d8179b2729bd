import sharp from 'sharp'
import { loadPdf, withPage } from '../../formats/pdfium.ts'
import { Unreadable } from '../../unreadable.ts'
import type { Boxes } from '../kind.ts'
import { requireBounds } from './inspect-pdf.ts'
import { lookAt } from './page-look.ts'
import { PicturePdf } from './picture-pdf.ts'
import { isGrey, paint } from './pixels.ts'
import { grown, wordsLeft } from './words.ts'

const QUALITY = 80

/**
 * A PDF again as pictures of its pages, the boxes painted into them, with the words that are left to be read as text. Every page,
 * also those without a box: pages share pictures, fonts and forms, and what is covered on one may lie in the file for another.
 *
 * @returns how many pages
 * @throws Unreadable
 */
export async function picturePages(path: string, boxes: Boxes, write: (bytes: Buffer) => void): Promise<number> {
  const pdf = await loadPdf(path)
  requireBounds(pdf)
  sharp.concurrency(1)
  sharp.cache(false)
  const paper = new PicturePdf(write)
  for (let index = 0; index < pdf.pageCount; index += 1) {
    const look = withPage(pdf.pdfium, { document: pdf.document, index }, (page) => lookAt(pdf, page))
    if (!look) throw new Unreadable('Corrupt', `Page ${index + 1} of the PDF can't be read`)
    const { picture, width, height, letters } = look
    const covered = grown(letters, boxes.get(index + 1) ?? [])
    paint(covered, picture)
    const grey = isGrey(picture)
    const flat = sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .toColourspace(grey ? 'b-w' : 'srgb')
    const jpeg = await flat.jpeg({ quality: QUALITY }).toBuffer()
    paper.addPage({ jpeg, pixels: picture, isGrey: grey, width, height, words: wordsLeft(letters, covered) })
  }
  paper.end()
  return pdf.pageCount
}
