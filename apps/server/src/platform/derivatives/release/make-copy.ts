import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Failure, type Job, outputNames, type ReleaseTask } from '../derived.ts'
import type { Ending } from '../ending.ts'
import { isOrdinaryFile } from '../findings.ts'
import { defaultLimits, type Limits } from '../limits.ts'
import { runChild } from '../run-child.ts'
import { copyBounds, copyLimits, type Finding, type Report, report } from './report.ts'

const CHILD = resolve(import.meta.dirname, 'child.ts')

/** A rectangle on a page (from 1), in fractions of the page as it is shown, from its left upper corner. */
export interface Box {
  page: number
  x: number
  y: number
  width: number
  height: number
  /** The words that it touches are covered whole: where it was drawn by the place of letters, which is not sure to a letter. */
  wholeWords?: boolean | undefined
}

export interface CopyInput {
  /** Path of the file's bytes. */
  path: string
  mediaType: string
  extension: string
  /** A folder of this file alone; it is made when missing. The copy is left in it. */
  outputDir: string
  limits?: Partial<Limits>
}

export interface Inspected {
  findings: Finding[]
  /** Null where a format has no pages. */
  pageCount: number | null
  failure: Failure | null
}

export interface Made {
  /** Null where none could be made, or what was made still holds something. */
  copy: { path: string; mediaType: string; extension: string; how: 'rewritten' | 'pictured' | 'same' } | null
  /** What the copy itself still holds that is not to be seen. */
  findings: Finding[]
  failure: Failure | null
}

/**
 * Looks for what a file holds that its reader does not see, in the confined child. A bad file never throws.
 * @throws when the file is missing, or the child can't be started
 */
export async function inspectFile(input: CopyInput): Promise<Inspected> {
  const { findings, pageCount, failure } = await run(input, { what: 'inspect' })
  return { findings, pageCount, failure }
}

/**
 * Makes a copy of a file that holds what is to be seen and nothing else: no data about it, nothing under boxes. The copy is looked
 * through as if it had come from outside, and is none where something is found in it.
 *
 * @param boxes areas that are covered for good; the pages of a PDF then become pictures. At most 2 000
 * @param isPictured the pages become pictures in any case, which holds nothing but what is seen
 * @throws when the file is missing, or the child can't be started
 */
export async function makeCopy(
  input: CopyInput,
  { boxes, isPictured }: { boxes: readonly Box[]; isPictured: boolean },
): Promise<Made> {
  if (boxes.length > copyBounds.boxes) throw new RangeError(`A copy has at most ${copyBounds.boxes} boxes.`)
  const made = await run(input, { what: 'copy', boxes: boxes.flatMap(packed), isPictured })
  const path = join(resolve(input.outputDir), outputNames.copy)
  if (made.failure || !made.copy || !(await isOrdinaryFile(path)))
    return { copy: null, findings: [], failure: made.failure ?? (made.copy ? unanswered : null) }
  const { mediaType, extension } = made.copy
  const checking = { ...input, path, mediaType, extension, outputDir: join(resolve(input.outputDir), 'checked') }
  const { findings, failure } = await inspectFile(checking)
  const isClean = findings.length === 0 && !failure
  return { copy: isClean ? { ...made.copy, path } : null, findings, failure }
}

const UNIT = 10_000

/** Outward to whole ten-thousandths: a box never shrinks on its way. */
function packed({ page, x, y, width, height, wholeWords }: Box): number[] {
  const [left, top] = [Math.floor(x * UNIT), Math.floor(y * UNIT)]
  return [
    page,
    left,
    top,
    Math.ceil((x + width) * UNIT) - left,
    Math.ceil((y + height) * UNIT) - top,
    wholeWords ? 1 : 0,
  ]
}

const unanswered: Failure = { code: 'Crashed', message: 'No copy came of this file' }
const nothing: Report = { findings: [], pageCount: null, copy: null, failure: null }

async function run(input: CopyInput, release: ReleaseTask): Promise<Report> {
  const { mediaType, extension } = input
  const [path, outputDir] = [resolve(input.path), resolve(input.outputDir)]
  const limits = { ...defaultLimits, ...copyLimits, ...input.limits }
  const job: Job = { path, mediaType, extension, limits, release }
  const { size } = await stat(path)
  if (size > limits.inputBytes)
    return { ...nothing, failure: { code: 'TooLarge', message: `No copy is made of a file of ${size} bytes` } }
  await mkdir(outputDir, { recursive: true, mode: 0o700 })
  for (const name of [outputNames.result, outputNames.copy]) await rm(join(outputDir, name), { force: true })
  const ending = await runChild(job, outputDir, { program: CHILD })
  if (ending.kind === 'not-ready') throw new Error(`The maker of copies could not be started: ${ending.detail}`)
  const said = await readReport(join(outputDir, outputNames.result))
  const failure = failureOf(ending) ?? (said ? said.failure : unanswered)
  return { ...(said ?? nothing), failure }
}

async function readReport(path: string): Promise<Report | undefined> {
  try {
    return report.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}

function failureOf(ending: Exclude<Ending, { kind: 'not-ready' }>): Failure | undefined {
  if (ending.kind === 'finished') return undefined
  if (ending.kind === 'timed-out') return { code: 'TimedOut', message: 'Making a copy of this file took too long' }
  if (ending.kind === 'out-of-memory')
    return { code: 'TooLarge', message: 'Making a copy of this file took too much memory' }
  return { code: 'Crashed', message: `Making a copy of this file failed (${ending.detail})` }
}
