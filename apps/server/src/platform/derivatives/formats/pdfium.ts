import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { InnerFile } from '../derived.ts'
import { Unreadable } from '../unreadable.ts'
import { lostTrailer } from './pdf-trailer.ts'
import { filesOf, pinnedFiles } from './pdfium-files.ts'
import { openForm, type PdfForm } from './pdfium-form.ts'
import { takeLibrary } from './pdfium-library.ts'
import { flatten, notesOf } from './pdfium-notes.ts'
import type { Pdfium } from './pdfium-strings.ts'
import { type XfaForm, xfaOf } from './pdfium-xfa.ts'

/** Errors of fpdfview.h. */
const [MALFORMED, PASSWORD_ERRORS] = [3, [4, 5]] as const
const RGBA = 4
/** Annotations, bytes in RGBA order, small image cache. */
const ANNOTATIONS = 0x01
const RENDER_FLAGS = ANNOTATIONS | 0x10 | 0x200

export interface Picture {
  /** RGBA, 4 bytes a pixel, on white. */
  pixels: Uint8Array
  width: number
  height: number
}

/** One open PDF. Talks to PDFium itself, since the package's page objects stay open until they are rendered. */
export interface Pdf {
  pageCount: number
  /** The page's text, then what was typed into its form fields and put onto it as notes. @param index from 0 */
  readText(index: number): string
  /** The files it carries: attached to the whole, or pinned to one of so many first pages. */
  files(pages: number): Iterable<InnerFile>
  xfa: XfaForm | undefined
  /** The top of a page, `width` pixels wide and at most `maxHeight` high. */
  render(index: number, width: number, maxHeight: number): Picture
}

/** A PDF that the library holds open. */
export interface LoadedPdf {
  pdfium: Pdfium
  document: number
  pageCount: number
  form: PdfForm | undefined
}

/** @throws Unreadable `PasswordProtected`, `Corrupt` (also for a file of no pages), `TooLarge` */
export async function loadPdf(source: string | Uint8Array): Promise<LoadedPdf> {
  const pdfium = await takeLibrary()
  const { pointer, size } = typeof source === 'string' ? loadFile(pdfium, source) : loadBytes(pdfium, source)
  const document = pdfium._FPDF_LoadMemDocument(pointer, size, 0) || loadMended(pdfium, pointer, size)
  if (!document) throw loadError(pdfium._FPDF_GetLastError())
  const pageCount = pdfium._FPDF_GetPageCount(document)
  if (pageCount < 1) throw new Unreadable('Corrupt', 'The PDF has no pages')
  return { pdfium, document, pageCount, form: openForm(pdfium, document) }
}

/** @throws as `loadPdf` */
export async function openPdf(source: string | Uint8Array): Promise<Pdf> {
  const { pdfium, document, pageCount, form } = await loadPdf(source)
  return {
    pageCount,
    readText: (index) => readWords(pdfium, { document, index, form }),
    files: (pages) => carriedFiles(pdfium, document, Math.min(pages, pageCount)),
    xfa: xfaOf(pdfium, document),
    render: (index, width, maxHeight) => {
      const picture = withPage(pdfium, { document, index }, (page) => render(pdfium, page, { width, maxHeight, form }))
      if (!picture) throw new Unreadable('Corrupt', `Page ${index + 1} of the PDF can't be read`)
      return picture
    },
  }
}

/** A PDF that lost its end, with one put behind it; 0 where that is of no use either. */
function loadMended(pdfium: Pdfium, pointer: number, size: number): number {
  if (pdfium._FPDF_GetLastError() !== MALFORMED) return 0
  const bytes = Buffer.from(pdfium.HEAPU8.buffer, pointer, size)
  const trailer = lostTrailer(bytes)
  const mended = trailer && loadBytes(pdfium, Buffer.concat([bytes, trailer]))
  return mended ? pdfium._FPDF_LoadMemDocument(mended.pointer, mended.size, 0) : 0
}

function loadError(code: number): Unreadable {
  if (PASSWORD_ERRORS.some((one) => one === code))
    return new Unreadable('PasswordProtected', 'The PDF is protected by a password')
  return new Unreadable('Corrupt', `The PDF can't be read (PDFium error ${code})`)
}

export function allocate(pdfium: Pdfium, size: number): number {
  const pointer = pdfium.wasmExports.malloc(size)
  if (!pointer) throw new Unreadable('TooLarge', 'The PDF does not fit into memory')
  return pointer
}

/** Straight into the library's memory: the file is held once, not twice. */
function loadFile(pdfium: Pdfium, path: string): { pointer: number; size: number } {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const pointer = allocate(pdfium, Math.max(1, size))
    for (let at = 0; at < size; ) {
      const read = readSync(file, pdfium.HEAPU8, pointer + at, Math.min(size - at, 16_777_216), at)
      if (read === 0) break
      at += read
    }
    return { pointer, size }
  } finally {
    closeSync(file)
  }
}

function loadBytes(pdfium: Pdfium, bytes: Uint8Array): { pointer: number; size: number } {
  const pointer = allocate(pdfium, bytes.length)
  pdfium.HEAPU8.set(bytes, pointer)
  return { pointer, size: bytes.length }
}

/** Opens a page (from 0) for the work; undefined where it can't be read. */
export function withPage<T>(
  pdfium: Pdfium,
  { document, index }: { document: number; index: number },
  work: (page: number) => T,
): T | undefined {
  const page = pdfium._FPDF_LoadPage(document, index)
  if (!page) return undefined
  try {
    return work(page)
  } finally {
    pdfium._FPDF_ClosePage(page)
  }
}

interface PagePlace {
  document: number
  index: number
  form: PdfForm | undefined
}

function readWords(pdfium: Pdfium, { document, index, form }: PagePlace): string {
  const read = withPage(pdfium, { document, index }, (page) => {
    const notes = notesOf(pdfium, page)
    const text = readText(pdfium, page)
    const typed = [...(form?.values(page) ?? []), ...notes.texts]
    return { text, typed, isFlattened: notes.isDrawn && flatten(pdfium, page) }
  })
  if (!read) return ''
  const drawn = read.isFlattened ? (withPage(pdfium, { document, index }, (page) => readText(pdfium, page)) ?? '') : ''
  return [read.text, ...read.typed, ...linesAdded(read, drawn)].join('\n')
}

/** What a flattened page says beyond what it said, and beyond what fields and notes said of themselves. */
function linesAdded({ text, typed }: { text: string; typed: readonly string[] }, drawn: string): string[] {
  const known = new Set([text, ...typed].flatMap((each) => each.split(/[\r\n]+/)).map((line) => line.trim()))
  return drawn.split(/[\r\n]+/).filter((line) => !known.has(line.trim()))
}

function* carriedFiles(pdfium: Pdfium, document: number, pages: number): Generator<InnerFile> {
  yield* filesOf(pdfium, document)
  for (let index = 0; index < pages; index += 1)
    yield* withPage(pdfium, { document, index }, (page) => pinnedFiles(pdfium, page)) ?? []
}

function readText(pdfium: Pdfium, page: number): string {
  const textPage = pdfium._FPDFText_LoadPage(page)
  if (!textPage) return ''
  try {
    const count = pdfium._FPDFText_CountChars(textPage)
    if (count <= 0) return ''
    const pointer = allocate(pdfium, (count + 1) * 2)
    const written = pdfium._FPDFText_GetText(textPage, 0, count, pointer)
    const text = Buffer.from(pdfium.HEAPU8.buffer, pointer, Math.max(0, written - 1) * 2).toString('utf16le')
    pdfium.wasmExports.free(pointer)
    return text
  } finally {
    pdfium._FPDFText_ClosePage(textPage)
  }
}

export interface RenderOptions {
  width: number
  maxHeight: number
  form: PdfForm | undefined
}

/** The page as pixels on white, with what is typed into its fields. */
export function render(pdfium: Pdfium, page: number, { width, maxHeight, form }: RenderOptions): Picture {
  const pageWidth = pdfium._FPDF_GetPageWidth(page) || 595
  const pageHeight = pdfium._FPDF_GetPageHeight(page) || 842
  // What lies below the picture is clipped away; a page like a ribbon must not overflow PDFium's coordinates.
  const fullHeight = Math.min(30_000, Math.max(1, Math.round((width / pageWidth) * pageHeight)))
  const height = Math.min(maxHeight, fullHeight)
  const pointer = allocate(pdfium, width * height * RGBA)
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, RGBA, pointer, width * RGBA)
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, fullHeight, 0, RENDER_FLAGS)
  form?.draw(page, bitmap, { width, height: fullHeight }, RENDER_FLAGS & ~ANNOTATIONS)
  const pixels = pdfium.HEAPU8.slice(pointer, pointer + width * height * RGBA)
  pdfium._FPDFBitmap_Destroy(bitmap)
  pdfium.wasmExports.free(pointer)
  return { pixels, width, height }
}
