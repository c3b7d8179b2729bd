interface Glyph {
  id: number
  advanceWidth: number
}
interface Layout {
  glyphs: Glyph[]
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
  advanceWidth: number
}
interface InnerFont {
  id: string
  /** From a line's upper edge to its foot, in thousandths of the size. */
  ascender: number
  /** The font as the document refers to it. */
  ref(): object
  /** Glyphs as hexadecimal numbers of the subset that will be embedded. */
  encode(text: string): [string[], unknown]
  font: { glyphForCodePoint(codePoint: number): Glyph; layout(text: string): Layout }
}

/** What pdfkit knows of its current font, and tells by no function of its own. */
export const innerFont = (paper: PDFKit.PDFDocument): InnerFont => (paper as unknown as { _font: InnerFont })._font

/**
 * Sets text of the current font letter by letter. With the font's own rules a word takes 700 µs, which pdfkit hides by
 * keeping every word that it ever set; by this one it takes 10, and nothing is kept. Names are NFC, so that their letters
 * need none of those rules.
 */
export function setPlainly(paper: PDFKit.PDFDocument): void {
  const { font } = innerFont(paper)
  font.layout = (text) => {
    const glyphs = Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0))
    return {
      glyphs,
      positions: glyphs.map((glyph) => ({ xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
      advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0),
    }
  }
}
