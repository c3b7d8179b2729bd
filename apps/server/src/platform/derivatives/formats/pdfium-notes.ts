import { markupText } from './markup-text.ts'
import type { Pdfium } from './pdfium-strings.ts'
import { stringOf, withName } from './pdfium-strings.ts'

/** fpdf_annot.h: what people put onto a page with words of their own. Links, pop-ups and fields are none of these. */
const WORDED = new Set([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17])
const FREE_TEXT = 3
const STAMP = 13
const HIDDEN = 2
/** Of free text that is written in XHTML alone (ISO 32000-1, 12.7.3.4). */
const RICH = 'RC'
const MAX_NOTES = 2_000

/** Calls of the library that the package's types leave out. */
interface NoteCalls {
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFAnnot_GetSubtype(annotation: number): number
  _FPDFAnnot_GetFlags(annotation: number): number
  _FPDFAnnot_HasKey(annotation: number, key: number): number
  _FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, length: number): number
  _FPDFPage_Flatten(page: number, flag: number): number
}

export interface PageNotes {
  /** What each note says. */
  texts: string[]
  /** Some show words that they don't say: in a drawing of their own, as stamps do. */
  isDrawn: boolean
}

/** What was put onto a page: notes, typed text, remarks on marked passages, stamps. */
export function notesOf(library: Pdfium, page: number): PageNotes {
  const pdfium = library as Pdfium & NoteCalls
  const found: PageNotes = { texts: [], isDrawn: false }
  const count = Math.min(MAX_NOTES, pdfium._FPDFPage_GetAnnotCount(page))
  for (let index = 0; index < count; index += 1) {
    const note = pdfium._FPDFPage_GetAnnot(page, index)
    if (!note) continue
    const kind = pdfium._FPDFAnnot_GetSubtype(note)
    if (WORDED.has(kind) && isSeen(pdfium, note)) {
      const text = entryOf(pdfium, note, 'Contents') || markupText(entryOf(pdfium, note, RICH)).trim()
      if (text) found.texts.push(text)
      if (kind === STAMP || (kind === FREE_TEXT && !text)) found.isDrawn = true
    }
    pdfium._FPDFPage_CloseAnnot(note)
  }
  return found
}

/** Replies are hidden on the page and shown beside it; what merely says that somebody agreed is none (ISO 32000-1, 12.5.6.3). */
function isSeen(pdfium: Pdfium & NoteCalls, note: number): boolean {
  if (!(pdfium._FPDFAnnot_GetFlags(note) & HIDDEN)) return true
  const has = (key: string) => withName(pdfium, key, (name) => pdfium._FPDFAnnot_HasKey(note, name)) === 1
  return has('IRT') && !has('StateModel')
}

function entryOf(pdfium: Pdfium & NoteCalls, note: number, key: string): string {
  const value = withName(pdfium, key, (name) =>
    stringOf(pdfium, (pointer, bytes) => pdfium._FPDFAnnot_GetStringValue(note, name, pointer, bytes)),
  )
  return value ?? ''
}

/** Makes what the notes draw part of the page itself, in memory only: then it is read as the page's text is. */
export const flatten = (pdfium: Pdfium, page: number): boolean =>
  (pdfium as Pdfium & NoteCalls)._FPDFPage_Flatten(page, 0) === 1
