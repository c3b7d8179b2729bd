import type { SystemHealth } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { commandFor, ocrLanguages, programsHere } from '../../../platform/derivatives/index.ts'

/** The programs of the machine that this process may use, and what reads letters. */
export async function readPrograms({ config }: Context): Promise<SystemHealth['programs']> {
  // Where they are turned off, none is looked for.
  const { isConfined, found } = config.PROGRAMS ? await programsHere() : { isConfined: false, found: [] }
  return {
    isUsed: config.PROGRAMS,
    isConfined,
    found: found.map(({ name, version }) => ({ name, version })),
    ocr: config.OCR ? await readOcr(config) : null,
  }
}

async function readOcr({ PROGRAMS, OCR_ENGINE }: Context['config']) {
  const isUsed = PROGRAMS && OCR_ENGINE !== 'builtin'
  const by = isUsed ? await commandFor(ocrLanguages, { isForced: OCR_ENGINE === 'tesseract' }) : undefined
  return by
    ? { engine: 'tesseract' as const, languages: by.languages }
    : { engine: 'builtin' as const, languages: [...ocrLanguages] }
}
