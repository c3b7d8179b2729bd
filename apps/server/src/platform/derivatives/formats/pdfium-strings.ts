import type { PDFiumModule } from '@hyzyla/pdfium'

export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>

const MAX_STRING_BYTES = 1_000_000

/**
 * A string that PDFium writes into memory which it is given: it is asked for the length first, in bytes with the two of the end.
 * '' for what is too long or does not fit.
 */
export function stringOf(pdfium: Pdfium, ask: (pointer: number, bytes: number) => number): string {
  const bytes = ask(0, 0)
  if (bytes <= 2 || bytes > MAX_STRING_BYTES) return ''
  const pointer = pdfium.wasmExports.malloc(bytes)
  if (!pointer) return ''
  ask(pointer, bytes)
  const text = Buffer.from(pdfium.HEAPU8.buffer, pointer, bytes - 2).toString('utf16le')
  pdfium.wasmExports.free(pointer)
  return text
}

/** Does the work with a name as PDFium wants it: bytes with a zero at the end. */
export function withName<T>(pdfium: Pdfium, name: string, work: (pointer: number) => T): T | undefined {
  const bytes = Buffer.from(`${name}\u0000`, 'latin1')
  const pointer = pdfium.wasmExports.malloc(bytes.length)
  if (!pointer) return undefined
  pdfium.HEAPU8.set(bytes, pointer)
  try {
    return work(pointer)
  } finally {
    pdfium.wasmExports.free(pointer)
  }
}
