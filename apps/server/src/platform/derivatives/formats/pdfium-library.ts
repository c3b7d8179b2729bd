import { setFlagsFromString } from 'node:v8'
import { PDFiumModule } from '@hyzyla/pdfium'
import type { Pdfium } from './pdfium-strings.ts'

const config = { version: 2, m_pIsolate: null, m_pUserFontPaths: null, m_v8EmbedderSlot: 0, m_pPlatform: null }
let waiting: Promise<Pdfium> | undefined

/**
 * Functions are checked and compiled at their first call, quickly, and compiled well only where they have run for long: most
 * papers end before that pays, and a third of their time went into it.
 */
const hurried = ['--wasm-lazy-validation', '--wasm-tiering-budget=500000000']

async function startLibrary(): Promise<Pdfium> {
  for (const flag of hurried) setFlagsFromString(flag)
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
