import { PDFiumModule } from '@hyzyla/pdfium'
import type { Pdfium } from './pdfium-strings.ts'

const config = { version: 2, m_pIsolate: null, m_pUserFontPaths: null, m_v8EmbedderSlot: 0, m_pPlatform: null }
let waiting: Promise<Pdfium> | undefined

async function startLibrary(): Promise<Pdfium> {
  const pdfium = await PDFiumModule({})
  pdfium._FPDF_InitLibraryWithConfig(config)
  return pdfium
}

/** Has an instance of the library ready for the next PDF. */
export async function prepareLibrary(): Promise<void> {
  waiting ??= startLibrary()
  await waiting
}

/** An instance for one PDF alone: after a trap its memory can't be trusted. */
export function takeLibrary(): Promise<Pdfium> {
  const taken = waiting ?? startLibrary()
  waiting = undefined
  return taken
}
