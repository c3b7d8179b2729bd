import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  PasswordResponses,
  type PDFDocumentProxy,
  PDFWorker,
  ResponseException,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { Request } from '../fetch-source.ts'

GlobalWorkerOptions.workerSrc = workerUrl

// Emitted by the build beside the scripts (vite.config.ts): what some PDFs need besides themselves.
const parts = `${import.meta.env.BASE_URL}assets/pdfjs`
/**
 * A PDF whose pages are listed in one row must be walked through to its last page, range by range, before it shows its
 * first. So up to this size the rest streams in meanwhile; of a larger one only what is looked at is fetched.
 */
const streamedBytes = 32 * 1024 * 1024
const smallChunk = 128 * 1024
const largeChunk = 512 * 1024

let worker: PDFWorker | undefined

/** Asks for the password; `again` after one that didn't open it. */
export type AskPassword = (give: (password: string) => void, again: boolean) => void

interface Loading {
  document: Promise<PDFDocumentProxy>
  /** Ends the loading, or closes what was loaded. */
  close(): void
}

/**
 * Opens a PDF in a worker. What is looked at is fetched first, in ranges, so that a long one shows its first page
 * early. Scripts inside a PDF never run.
 *
 * @throws what `failureOf` reads
 */
export function loadPdf(request: Request, size: number, askPassword: AskPassword): Loading {
  if (!worker || worker.destroyed) worker = new PDFWorker()
  const isStreamed = size <= streamedBytes
  const task = getDocument({
    url: request.url,
    httpHeaders: request.headers,
    worker,
    rangeChunkSize: isStreamed ? smallChunk : largeChunk,
    disableStream: !isStreamed,
    disableAutoFetch: true,
    enableXfa: false,
    cMapUrl: `${parts}/cmaps/`,
    // What a PDF doesn't bring is drawn with pdf.js's own fonts, whose letters are as wide as it reckons with; a system's
    // substitutes are not, and were squeezed.
    useSystemFonts: false,
    standardFontDataUrl: `${parts}/standard_fonts/`,
    wasmUrl: `${parts}/wasm/`,
    iccUrl: `${parts}/iccs/`,
    verbosity: 0,
  })
  task.onPassword = (give: (password: string) => void, reason: number) =>
    askPassword(give, reason === PasswordResponses.INCORRECT_PASSWORD)
  return { document: task.promise, close: () => void task.destroy().catch(() => undefined) }
}

export type PdfFailure = 'broken' | 'gone' | 'failed'

/** Why a PDF, or a page of it, can't be had. */
export function failureOf(error: unknown): PdfFailure {
  if (error instanceof InvalidPDFException) return 'broken'
  if (error instanceof ResponseException) return error.status > 0 && error.status < 500 ? 'gone' : 'failed'
  return 'failed'
}
