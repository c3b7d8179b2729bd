import type { InnerFile } from '../derived.ts'
import type { Pdfium } from './pdfium-strings.ts'
import { stringOf } from './pdfium-strings.ts'

const MAX_FILES = 500
const MAX_BYTES = 100_000_000

interface FileCalls {
  _FPDFDoc_GetAttachmentCount(document: number): number
  _FPDFDoc_GetAttachment(document: number, index: number): number
  _FPDFAttachment_GetName(file: number, buffer: number, length: number): number
  _FPDFAttachment_GetFile(file: number, buffer: number, length: number, needed: number): number
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFAnnot_GetFileAttachment(annotation: number): number
}

/** The files that a PDF carries: those of a portfolio, and what is attached to the whole. */
export function* filesOf(library: Pdfium, document: number): Generator<InnerFile> {
  const pdfium = library as Pdfium & FileCalls
  const count = Math.min(MAX_FILES, pdfium._FPDFDoc_GetAttachmentCount(document))
  for (let index = 0; index < count; index += 1) {
    const file = pdfium._FPDFDoc_GetAttachment(document, index)
    if (file) yield fileOf(pdfium, file)
  }
}

/** The files that hang on a place of a page, as pins. */
export function pinnedFiles(library: Pdfium, page: number): InnerFile[] {
  const pdfium = library as Pdfium & FileCalls
  const found: InnerFile[] = []
  const count = Math.min(MAX_FILES, pdfium._FPDFPage_GetAnnotCount(page))
  for (let index = 0; index < count; index += 1) {
    const note = pdfium._FPDFPage_GetAnnot(page, index)
    if (!note) continue
    const file = pdfium._FPDFAnnot_GetFileAttachment(note)
    if (file) found.push(fileOf(pdfium, file))
    pdfium._FPDFPage_CloseAnnot(note)
  }
  return found
}

function fileOf(pdfium: Pdfium & FileCalls, file: number): InnerFile {
  const name = stringOf(pdfium, (pointer, bytes) => pdfium._FPDFAttachment_GetName(file, pointer, bytes))
  return { name: name || 'attachment', bytes: bytesOf(pdfium, file) }
}

function bytesOf(pdfium: Pdfium & FileCalls, file: number): Buffer {
  const needed = pdfium.wasmExports.malloc(4)
  if (!needed) return Buffer.alloc(0)
  pdfium._FPDFAttachment_GetFile(file, 0, 0, needed)
  const size = Buffer.from(pdfium.HEAPU8.buffer, needed, 4).readUInt32LE(0)
  const pointer = size > 0 && size <= MAX_BYTES ? pdfium.wasmExports.malloc(size) : 0
  const isRead = pointer !== 0 && pdfium._FPDFAttachment_GetFile(file, pointer, size, needed) !== 0
  const bytes = isRead ? Buffer.from(pdfium.HEAPU8.slice(pointer, pointer + size)) : Buffer.alloc(0)
  if (pointer) pdfium.wasmExports.free(pointer)
  pdfium.wasmExports.free(needed)
  return bytes
}
