import { type LoadedPdf, loadPdf, withPage } from '../../formats/pdfium.ts'
import type { Pdfium } from '../../formats/pdfium-strings.ts'
import { Unreadable } from '../../unreadable.ts'
import { copyBounds, type FindingCode, Found } from '../report.ts'
import { hasHiddenLayers } from './layers.ts'
import { isLetter, lookAt } from './page-look.ts'

/** Calls of the library that the package's types leave out. */
interface AnnotationCalls {
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFAnnot_GetSubtype(annotation: number): number
  _FPDFDoc_GetAttachmentCount(document: number): number
}
/** fpdf_annot.h: links, fields and what only printers see say nothing of their own. */
const SILENT = [2, 20, 22, 23]
const TOLD: Readonly<Record<number, FindingCode>> = {
  17: 'EmbeddedFile',
  18: 'EmbeddedFile',
  19: 'EmbeddedFile',
  21: 'EmbeddedFile',
  25: 'EmbeddedFile',
  26: 'EmbeddedFile',
  28: 'PendingRedaction',
}
const MOST_ANNOTATIONS = 20_000

/** What a PDF holds that is not to be seen on its pages. @throws Unreadable */
export async function inspectPdf(path: string): Promise<{ found: Found; pageCount: number }> {
  const pdf = await loadPdf(path)
  requireBounds(pdf)
  const found = new Found()
  const calls = pdf.pdfium as Pdfium & AnnotationCalls
  if (calls._FPDFDoc_GetAttachmentCount(pdf.document) > 0) found.add('EmbeddedFile')
  if (await hasHiddenLayers(path)) found.add('HiddenLayer')
  for (let index = 0; index < pdf.pageCount; index += 1) inspectPage(pdf, index, found)
  return { found, pageCount: pdf.pageCount }
}

/** @throws Unreadable `TooLarge` */
export function requireBounds({ pageCount }: Pick<LoadedPdf, 'pageCount'>): void {
  if (pageCount <= copyBounds.pages) return
  throw new Unreadable('TooLarge', `Copies are made of at most ${copyBounds.pages} pages; this one has ${pageCount}`)
}

function inspectPage(pdf: LoadedPdf, index: number, found: Found): void {
  const { pdfium, document } = pdf
  const at = { page: index + 1 }
  withPage(pdfium, { document, index }, (page) => {
    for (const code of annotationsOf(pdfium as Pdfium & AnnotationCalls, page)) found.add(code, at)
    const look = lookAt(pdf, page)
    for (const { text, isSeen, isInvisible } of look.letters)
      if (!isSeen && isLetter(text)) found.add(isInvisible ? 'HiddenText' : 'CoveredText', at)
    if (look.isPictureCovered) found.add('CoveredPicture', at)
  })
}

function annotationsOf(calls: Pdfium & AnnotationCalls, page: number): FindingCode[] {
  const codes = new Set<FindingCode>()
  const count = Math.min(MOST_ANNOTATIONS, calls._FPDFPage_GetAnnotCount(page))
  for (let at = 0; at < count; at += 1) {
    const annotation = calls._FPDFPage_GetAnnot(page, at)
    if (!annotation) continue
    const kind = calls._FPDFAnnot_GetSubtype(annotation)
    if (!SILENT.includes(kind)) codes.add(TOLD[kind] ?? 'Comment')
    calls._FPDFPage_CloseAnnot(annotation)
  }
  return [...codes]
}
