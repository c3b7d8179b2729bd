import { type Pdfium, stringOf } from './pdfium-strings.ts'

/** Enough for FPDF_FORMFILLINFO, whose callbacks all stay empty: a form can run nothing and ask for nothing. */
const INFO_BYTES = 256
const INFO_VERSION = 2
/** fpdf_formfill.h: combo box, list box, text field. The values of buttons and ticks are no words. */
const WORDED = [4, 5, 6]
const MAX_FIELDS = 2_000
const LISTS = [4, 5]
const MAX_OPTIONS = 1_000

/** Calls of the library that the package's types leave out. */
interface FieldCalls {
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number
  _FPDFAnnot_GetOptionCount(form: number, annotation: number): number
  _FPDFAnnot_GetOptionLabel(form: number, annotation: number, index: number, buffer: number, length: number): number
  _FPDFAnnot_IsOptionSelected(form: number, annotation: number, index: number): number
  _FPDFAnnot_GetFormFieldValue(form: number, annotation: number, buffer: number, length: number): number
}

/** What was typed into a form: it stands in its fields, apart from the page's own text and drawing. */
export interface PdfForm {
  values(page: number): string[]
  draw(page: number, bitmap: number, size: { width: number; height: number }, flags: number): void
}

export function openForm(pdfium: Pdfium, document: number): PdfForm | undefined {
  const info = pdfium.wasmExports.malloc(INFO_BYTES)
  if (!info) return undefined
  pdfium.HEAPU8.fill(0, info, info + INFO_BYTES)
  pdfium.HEAPU8[info] = INFO_VERSION
  const form = pdfium._FPDFDOC_InitFormFillEnvironment(document, info)
  if (!form) return undefined
  return {
    values: (page) => fieldValues(pdfium as Pdfium & FieldCalls, form, page),
    draw: (page, bitmap, { width, height }, flags) => {
      pdfium._FORM_OnAfterLoadPage(page, form)
      pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags)
      pdfium._FORM_OnBeforeClosePage(page, form)
    },
  }
}

function fieldValues(pdfium: Pdfium & FieldCalls, form: number, page: number): string[] {
  const values: string[] = []
  const count = Math.min(MAX_FIELDS, pdfium._FPDFPage_GetAnnotCount(page))
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index)
    if (!annotation) continue
    const type = pdfium._FPDFAnnot_GetFormFieldType(form, annotation)
    const chosen = LISTS.includes(type) ? chosenIn(pdfium, form, annotation) : []
    if (chosen.length > 0) values.push(...chosen)
    else if (WORDED.includes(type)) values.push(fieldValue(pdfium, form, annotation))
    pdfium._FPDFPage_CloseAnnot(annotation)
  }
  return values.filter((value) => value !== '')
}

/** Of a list what its options are called, which is shown; its value is for programs. Several may be chosen. */
function chosenIn(pdfium: Pdfium & FieldCalls, form: number, annotation: number): string[] {
  const labels: string[] = []
  const count = Math.min(MAX_OPTIONS, pdfium._FPDFAnnot_GetOptionCount(form, annotation))
  for (let index = 0; index < count; index += 1) {
    if (!pdfium._FPDFAnnot_IsOptionSelected(form, annotation, index)) continue
    labels.push(
      stringOf(pdfium, (pointer, bytes) => pdfium._FPDFAnnot_GetOptionLabel(form, annotation, index, pointer, bytes)),
    )
  }
  return labels
}

function fieldValue(pdfium: Pdfium & FieldCalls, form: number, annotation: number): string {
  return stringOf(pdfium, (pointer, bytes) => pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, pointer, bytes))
}
