import { allocate, type LoadedPdf } from '../../formats/pdfium.ts'
import type { Pdfium } from '../../formats/pdfium-strings.ts'

/** A rectangle in fractions of the page as it is shown, from its left upper corner. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Letter {
  text: string
  /** The ink of the letter. */
  glyph: Area
  /** From the foot to the head of its line. */
  line: Area
  /** Drawn with no ink on purpose, as the text of a scan is (ISO 32000-1, 9.3.6, mode 3). */
  isInvisible: boolean
}

/** Calls of the library that the package's types leave out. */
interface LetterCalls {
  _FPDFText_GetUnicode(text: number, index: number): number
  _FPDFText_GetCharBox(text: number, index: number, l: number, r: number, b: number, t: number): number
  _FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number
  _FPDFText_GetTextObject(text: number, index: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
  _FPDF_PageToDevice(...numbers: number[]): number
}
const WHOLE = 1_000_000
const INVISIBLE = 3
const SOFT_HYPHEN = '\u00ad'

/** The letters of a page in the order of its text; what only parts them is one space. */
export function readLetters({ pdfium }: LoadedPdf, page: number): Letter[] {
  const calls = pdfium as Pdfium & LetterCalls
  const text = calls._FPDFText_LoadPage(page)
  if (!text) return []
  const memory = allocate(calls, 64)
  try {
    const letters: Letter[] = []
    const count = calls._FPDFText_CountChars(text)
    for (let index = 0; index < count; index += 1) letters.push(readLetter(calls, { page, text, memory }, index))
    return letters
  } finally {
    calls.wasmExports.free(memory)
    calls._FPDFText_ClosePage(text)
  }
}

interface Place {
  page: number
  text: number
  memory: number
}

function readLetter(calls: Pdfium & LetterCalls, place: Place, index: number): Letter {
  const { text, memory } = place
  const code = calls._FPDFText_GetUnicode(text, index)
  calls._FPDFText_GetCharBox(text, index, memory, memory + 8, memory + 16, memory + 24)
  const [l = 0, r = 0, b = 0, t = 0] = new Float64Array(calls.HEAPU8.slice(memory, memory + 32).buffer)
  const glyph = onPage(calls, place, [l, t, r, b])
  calls._FPDFText_GetLooseCharBox(text, index, memory)
  const [ll = 0, lt = 0, lr = 0, lb = 0] = new Float32Array(calls.HEAPU8.slice(memory, memory + 16).buffer)
  const object = calls._FPDFText_GetTextObject(text, index)
  return {
    text: written(code),
    glyph,
    line: onPage(calls, place, [ll, lt, lr, lb]),
    isInvisible: object !== 0 && calls._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE,
  }
}

/** Halves of pairs and what no code point is can't stand in a text. */
function written(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd'
  const text = String.fromCodePoint(code)
  if (text === SOFT_HYPHEN || code === 2) return '-'
  return code <= 0x20 ? ' ' : text
}

function onPage(calls: Pdfium & LetterCalls, { page, memory }: Place, sides: [number, number, number, number]): Area {
  const [left, top, right, bottom] = sides
  const first = toShown(calls, { page, memory: memory + 32 }, [left, top])
  const second = toShown(calls, { page, memory: memory + 32 }, [right, bottom])
  return {
    left: Math.min(first.x, second.x),
    top: Math.min(first.y, second.y),
    right: Math.max(first.x, second.x),
    bottom: Math.max(first.y, second.y),
  }
}

function toShown(
  calls: Pdfium & LetterCalls,
  { page, memory }: { page: number; memory: number },
  [x, y]: [number, number],
): { x: number; y: number } {
  calls._FPDF_PageToDevice(page, 0, 0, WHOLE, WHOLE, 0, x, y, memory, memory + 4)
  const [across = 0, down = 0] = new Int32Array(calls.HEAPU8.slice(memory, memory + 8).buffer)
  return { x: across / WHOLE, y: down / WHOLE }
}

export const meets = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
