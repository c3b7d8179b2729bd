import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Job, outputNames } from '../derived.ts'
import { defaultLimits, type Limits } from '../limits.ts'
import type { FoundProgram } from '../programs/programs.ts'
import { runChild } from '../run-child.ts'
import { noAnswer } from './asked-tesseract.ts'
import type { OcrLanguage } from './languages.ts'
import { readByCommand } from './read-by-command.ts'
import { type OcrReport, ocrBounds, ocrReport } from './report.ts'

const CHILD = resolve(import.meta.dirname, 'child.ts')
/** Levelled and turned in every way, for as many pages as are read at once. */
const mostAsked = 12 * ocrBounds.pages
/** For as many pages as are read at once; one of many stains takes half a minute. */
const ocrLimits: Partial<Limits> = { cpuSeconds: 240, wallMilliseconds: 600_000 }

export interface OcrInput {
  /** Path of the file's bytes. */
  path: string
  /** A PDF or a picture, by content. */
  mediaType: string
  extension: string
  /** A folder of this file alone; it is made when missing. */
  outputDir: string
  languages: readonly OcrLanguage[]
  /** From 1; at most 20. */
  pages: readonly number[]
  limits?: Partial<Limits>
  /** The `tesseract` command of this machine, where that reads; it has to know the languages. */
  command?: FoundProgram | undefined
}

/**
 * Reads the letters of pages that are pictures, in the confined child, behind all other work of the machine. A bad file never throws:
 * the pages before the one that broke it are there.
 * @throws when the file is missing, or the child can't be started
 */
export async function readPages(input: OcrInput): Promise<OcrReport> {
  const { mediaType, extension, languages, pages, command } = input
  if (pages.length > ocrBounds.pages) throw new RangeError(`At most ${ocrBounds.pages} pages are read at once.`)
  const [path, outputDir] = [resolve(input.path), resolve(input.outputDir)]
  const limits = { ...defaultLimits, ...ocrLimits, ...input.limits }
  const isAsked = command !== undefined
  const ocr = { languages: [...languages], pages: [...pages], isAsked }
  const job: Job = { path, mediaType, extension, limits, ocr }
  const { size } = await stat(path)
  if (size > limits.inputBytes)
    return { pages: [], failure: { code: 'TooLarge', message: `A file of ${size} bytes is not read` } }
  await mkdir(outputDir, { recursive: true, mode: 0o700 })
  await rm(join(outputDir, outputNames.result), { force: true })
  const answer = command && answering(command, { languages, scratch: outputDir })
  const ending = await runChild(job, outputDir, { program: CHILD, ...(answer && { answer }) })
  if (ending.kind === 'not-ready') throw new Error(`The reader of letters could not be started: ${ending.detail}`)
  const said = await readReport(join(outputDir, outputNames.result))
  const done = said ?? { pages: [], failure: null }
  if (ending.kind === 'finished' && said) return done
  if (ending.kind === 'timed-out') return { ...done, failure: { code: 'TimedOut', message: 'It took too long' } }
  if (ending.kind === 'out-of-memory')
    return { ...done, failure: { code: 'TooLarge', message: 'It took too much memory' } }
  return { ...done, failure: { code: 'Crashed', message: 'The reader of letters ended without an answer' } }
}

/** Each page of the child's is read by the command; a page comes upright, turned, small: not more often than that. */
function answering(command: FoundProgram, given: { languages: readonly OcrLanguage[]; scratch: string }) {
  let asked = 0
  return async (page: Buffer): Promise<Uint8Array> => {
    asked += 1
    const words = asked > mostAsked ? undefined : await readByCommand(command, { page, ...given })
    const head = Buffer.alloc(4)
    head.writeUInt32BE(words?.length ?? noAnswer)
    return Buffer.concat([head, words ?? Buffer.alloc(0)])
  }
}

async function readReport(path: string): Promise<OcrReport | undefined> {
  try {
    return ocrReport.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}
