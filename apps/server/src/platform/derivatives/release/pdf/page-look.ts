import { type LoadedPdf, type Picture, render } from '../../formats/pdfium.ts'
import { type Area, type Letter, readLetters } from './letters.ts'
import { lidsOverPictures, withoutObjects, withoutText } from './page-objects.ts'
import { hasInk, shareDiffering } from './pixels.ts'

/** Pixels to the inch: a signature stays readable, and a page takes 9 MB while it is drawn. */
const DENSITY = 150
const LONGEST_SIDE = 3_500
/** Lower letters than this many pixels (a point and a half at this density) nobody reads on the page. */
const LEAST_HEIGHT = 2

export interface PageLook {
  picture: Picture
  /** In points. */
  width: number
  height: number
  letters: (Letter & { isSeen: boolean })[]
  /** Where a box hides a part of a picture, that part is still in the file. */
  isPictureCovered: boolean
}

/**
 * A page as a reader sees it. A letter is seen when the page looks different without the text; of text that is drawn without ink
 * on a scan, when there is ink where it stands.
 */
export function lookAt(pdf: LoadedPdf, page: number): PageLook {
  const { pdfium } = pdf
  const width = pdfium._FPDF_GetPageWidth(page) || 595
  const height = pdfium._FPDF_GetPageHeight(page) || 842
  const draw = () => drawPage(pdf, page)
  const picture = draw()
  const letters = readLetters(pdf, page)
  const bare = letters.length > 0 ? withoutText(pdf, page, draw) : picture
  return {
    picture,
    width,
    height,
    letters: letters.map((letter) => ({ ...letter, isSeen: isSeen(letter, picture, bare) })),
    isPictureCovered: coversPicture(pdf, page, draw),
  }
}

function isSeen({ text, glyph, line, isInvisible }: Letter, picture: Picture, bare: Picture): boolean {
  if (text === ' ') return true
  const isOutside = glyph.right <= 0 || glyph.bottom <= 0 || glyph.left >= 1 || glyph.top >= 1
  if (isOutside) return false
  if (isInvisible) return hasInk(isFlat(glyph, picture) ? middleOf(line) : glyph, picture)
  if (isLetter(text) && (glyph.bottom - glyph.top) * picture.height < LEAST_HEIGHT) return false
  return shareDiffering(glyph, picture, bare) > 0
}

/** Fonts that are made for the text of scans have no shapes. */
const isFlat = ({ top, bottom }: Area, { height }: Picture): boolean => (bottom - top) * height < LEAST_HEIGHT

/** Where small letters have their ink, as shares of the line. */
const middleOf = ({ top, bottom, ...sides }: Area): Area => ({
  ...sides,
  top: top + (bottom - top) * 0.3,
  bottom: top + (bottom - top) * 0.8,
})

/** Dots and strokes come with boxes too small to tell; words are made of these. */
export const isLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

function coversPicture(pdf: LoadedPdf, page: number, draw: () => Picture): boolean {
  const lids = lidsOverPictures(pdf, page)
  if (lids.length === 0) return false
  const objects = lids.map(({ object }) => object)
  const open = withoutObjects(pdf, objects, () => withoutText(pdf, page, draw))
  const shut = withoutText(pdf, page, draw)
  return lids
    .map(({ area }) => inner(area))
    .some((area) => shareDiffering(area, shut, open) > 0 && hasInk(area, open) && !hasInk(area, shut))
}

/** Without its edge, where the colours of both sides mix. */
function inner({ left, top, right, bottom }: Area): Area {
  const [across, down] = [(right - left) * 0.08, (bottom - top) * 0.08]
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down }
}

/** The page at the density of copies. */
export function drawPage({ pdfium, form }: LoadedPdf, page: number): Picture {
  const width = pdfium._FPDF_GetPageWidth(page) || 595
  const height = pdfium._FPDF_GetPageHeight(page) || 842
  const scale = Math.min(DENSITY / 72, LONGEST_SIDE / Math.max(width, height))
  return render(pdfium, page, { width: Math.max(1, Math.round(width * scale)), maxHeight: LONGEST_SIDE, form })
}
