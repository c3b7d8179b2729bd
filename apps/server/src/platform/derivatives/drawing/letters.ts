import { resolve } from 'node:path'
import { fontsFolder } from './fonts-folder.ts'
import { printable } from './printable.ts'

/** What a text is drawn in. */
export interface Letters {
  regular: string
  bold: string
  /** The text as this font can show it. */
  shown: (text: string) => string
}

/** The standard fonts of a PDF, which need not lie in it. */
export const standard: Letters = { regular: 'Helvetica', bold: 'Helvetica-Bold', shown: printable }

/** Noto Sans: Latin of all countries, Greek, Cyrillic, the signs of money. */
const wide: Letters = { regular: 'Wide', bold: 'Wide-Bold', shown: (text) => text.replace(/[^\P{C}\n\t]/gu, '') }
const inWide =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Z}\p{C}₠-₿+<=>^`|~¢-¥©®°±×÷™№←-↓−]*$/u
const inStandard = /^[\t\n\u0020-\u007e\u00a0-\u00ff\u00ad€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u2010\u2011\u202f\uf0b7]*$/u

/** The plainest letters that show all of a text; undefined where we have none. */
export function lettersFor(texts: Iterable<string>): Letters | undefined {
  let letters = standard
  for (const text of texts) {
    if (inStandard.test(text)) continue
    if (!inWide.test(text)) return undefined
    letters = wide
  }
  return letters
}

export function registerLetters(paper: PDFKit.PDFDocument): void {
  paper.registerFont(wide.regular, resolve(fontsFolder, 'noto-sans-regular.ttf'))
  paper.registerFont(wide.bold, resolve(fontsFolder, 'noto-sans-semibold.ttf'))
}
