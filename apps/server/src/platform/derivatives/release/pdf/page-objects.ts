import { allocate, type LoadedPdf } from '../../formats/pdfium.ts'
import type { Pdfium } from '../../formats/pdfium-strings.ts'
import type { Area } from './letters.ts'

/** Calls of the library that the package's types leave out. */
interface ObjectCalls {
  _FPDFPageObj_SetIsActive(object: number, isActive: number): number
  _FPDFPageObj_GetBounds(object: number, l: number, b: number, r: number, t: number): number
  _FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, a: number): number
  _FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number
  _FPDFFormObj_CountObjects(object: number): number
  _FPDFFormObj_GetObject(object: number, index: number): number
  _FPDF_PageToDevice(...numbers: number[]): number
}
type Calls = Pdfium & ObjectCalls
const kinds = { text: 1, path: 2, image: 3, form: 5 }
/** Forms lie in forms; deeper than this nobody nests them. */
const DEPTH = 8
const MOST_OBJECTS = 200_000
const OPAQUE = 250
/** A lid is larger than a rule or a dot: as a share of the page's width and height. */
const LEAST_LID = 0.008
const WHOLE = 1_000_000

/** The page's text is not drawn, while the work runs. */
export function withoutText<T>({ pdfium }: LoadedPdf, page: number, work: () => T): T {
  const calls = pdfium as Calls
  const texts: number[] = []
  const collect = (object: number, depth: number): void => {
    if (texts.length >= MOST_OBJECTS) return
    const kind = calls._FPDFPageObj_GetType(object)
    if (kind === kinds.text) texts.push(object)
    if (kind !== kinds.form || depth >= DEPTH) return
    const count = calls._FPDFFormObj_CountObjects(object)
    for (let at = 0; at < count; at += 1) collect(calls._FPDFFormObj_GetObject(object, at), depth + 1)
  }
  for (const object of objectsOf(calls, page)) collect(object, 0)
  return without(calls, texts, work)
}

/** Boxes that are painted over pictures: each with its area on the page as it is shown. */
export function lidsOverPictures({ pdfium }: LoadedPdf, page: number): { object: number; area: Area }[] {
  const calls = pdfium as Calls
  const lids: { object: number; area: Area }[] = []
  let hasPicture = false
  for (const object of objectsOf(calls, page)) {
    const kind = calls._FPDFPageObj_GetType(object)
    if (holdsPicture(calls, object, kind)) hasPicture = true
    else if (hasPicture && isLid(calls, object, kind)) {
      const area = boundsOf(calls, page, object)
      if (area.right - area.left > LEAST_LID && area.bottom - area.top > LEAST_LID) lids.push({ object, area })
    }
  }
  return lids
}

export const withoutObjects = <T>({ pdfium }: LoadedPdf, objects: readonly number[], work: () => T): T =>
  without(pdfium as Calls, objects, work)

function without<T>(calls: Calls, objects: readonly number[], work: () => T): T {
  for (const object of objects) calls._FPDFPageObj_SetIsActive(object, 0)
  try {
    return work()
  } finally {
    for (const object of objects) calls._FPDFPageObj_SetIsActive(object, 1)
  }
}

function objectsOf(calls: Calls, page: number): number[] {
  const count = Math.min(MOST_OBJECTS, calls._FPDFPage_CountObjects(page))
  return Array.from({ length: count }, (_, at) => calls._FPDFPage_GetObject(page, at))
}

function holdsPicture(calls: Calls, object: number, kind: number, depth = 0): boolean {
  if (kind === kinds.image) return true
  if (kind !== kinds.form || depth >= DEPTH) return false
  return childrenOf(calls, object).some((child) =>
    holdsPicture(calls, child, calls._FPDFPageObj_GetType(child), depth + 1),
  )
}

/** A filled shape, or a form of nothing else (what a drawn box becomes when a program flattens it). */
function isLid(calls: Calls, object: number, kind: number, depth = 0): boolean {
  if (kind === kinds.path) return isFilled(calls, object)
  if (kind !== kinds.form || depth >= DEPTH) return false
  return childrenOf(calls, object).some((child) => isLid(calls, child, calls._FPDFPageObj_GetType(child), depth + 1))
}

function childrenOf(calls: Calls, object: number): number[] {
  const count = Math.min(1_000, calls._FPDFFormObj_CountObjects(object))
  return Array.from({ length: count }, (_, at) => calls._FPDFFormObj_GetObject(object, at))
}

function isFilled(calls: Calls, object: number): boolean {
  const memory = allocate(calls, 16)
  try {
    calls._FPDFPath_GetDrawMode(object, memory, memory + 4)
    const [fill = 0] = new Int32Array(calls.HEAPU8.slice(memory, memory + 4).buffer)
    if (fill === 0) return false
    if (!calls._FPDFPageObj_GetFillColor(object, memory, memory + 4, memory + 8, memory + 12)) return true
    return (calls.HEAPU8[memory + 12] ?? 255) >= OPAQUE
  } finally {
    calls.wasmExports.free(memory)
  }
}

function boundsOf(calls: Calls, page: number, object: number): Area {
  const memory = allocate(calls, 32)
  try {
    calls._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)
    const [l = 0, b = 0, r = 0, t = 0] = new Float32Array(calls.HEAPU8.slice(memory, memory + 16).buffer)
    calls._FPDF_PageToDevice(page, 0, 0, WHOLE, WHOLE, 0, l, t, memory + 16, memory + 20)
    calls._FPDF_PageToDevice(page, 0, 0, WHOLE, WHOLE, 0, r, b, memory + 24, memory + 28)
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = new Int32Array(calls.HEAPU8.slice(memory + 16, memory + 32).buffer)
    return {
      left: Math.min(x1, x2) / WHOLE,
      top: Math.min(y1, y2) / WHOLE,
      right: Math.max(x1, x2) / WHOLE,
      bottom: Math.max(y1, y2) / WHOLE,
    }
  } finally {
    calls.wasmExports.free(memory)
  }
}
