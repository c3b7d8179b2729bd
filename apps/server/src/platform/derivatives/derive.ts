import { mkdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Derived, DeriveInput, Failure, Findings, Job } from './derived.ts'
import { noFindings, outputNames } from './derived.ts'
import type { Ending } from './ending.ts'
import { isOrdinaryFile, readFindings } from './findings.ts'
import { defaultLimits } from './limits.ts'
import { isShortText, readShortText } from './read-short-text.ts'
import { hasReader, isMoreThanText } from './readers.ts'
import { runChild } from './run-child.ts'
import { warmChildren } from './warm-children.ts'

/**
 * Reads a file's text, page count, thumbnail and preview in a confined child process.
 * A type that nothing reads and a short text need none. A bad file never throws: what went wrong stands in `failure`,
 * beside what was found before.
 * @throws when the file is missing, the output folder can't be made, or the reader itself can't be started
 */
export async function derive(input: DeriveInput): Promise<Derived> {
  const { mediaType, extension, square, isForPages, scratch, encoding } = input
  const [path, outputDir] = [resolve(input.path), resolve(input.outputDir)]
  const job: Job = {
    path,
    mediaType,
    extension,
    limits: { ...defaultLimits, ...input.limits },
    ...(encoding && { encoding }),
    ...(square && { square }),
    ...(isForPages && { isForPages }),
  }
  const { size } = await stat(path)
  if (!hasReader(mediaType)) return toDerived(outputDir, noFindings, false)
  if (size > job.limits.inputBytes)
    return toDerived(outputDir, isMoreThanText(mediaType) ? noFindings : tooLarge(size), false)
  await mkdir(outputDir, { recursive: true, mode: 0o700 })
  await clear(outputDir)
  const short = isShortText(job, size) ? await readShortText(job) : undefined
  if (short) return toDerived(outputDir, short, false)
  const ending = await (scratch ? warm.run(job, outputDir, scratch) : runChild(job, outputDir))
  if (ending.kind === 'not-ready') throw new Error(`The reader of files could not be started: ${ending.detail}`)
  const findings = await readFindings(join(outputDir, outputNames.result), job.limits)
  await rm(join(outputDir, outputNames.result), { force: true })
  const failure = endingFailure(ending) ?? (findings ? findings.failure : unanswered)
  const hasPicture = await hasThumbnail(outputDir, findings)
  return toDerived(outputDir, { ...(findings ?? noFindings), failure }, hasPicture)
}

const warm = warmChildren()

/** Ends the child that waits for the next file. */
export const letReadersGo = (): Promise<void> => warm.stop()

const unanswered: Failure = { code: 'Crashed', message: 'The reader of this file ended without an answer' }

function tooLarge(size: number): Findings {
  return { ...noFindings, failure: { code: 'TooLarge', message: `A file of ${size} bytes is not read` } }
}

function endingFailure(ending: Exclude<Ending, { kind: 'not-ready' }>): Failure | undefined {
  if (ending.kind === 'finished') return undefined
  if (ending.kind === 'timed-out') return { code: 'TimedOut', message: 'Reading this file took too long' }
  if (ending.kind === 'out-of-memory') return { code: 'TooLarge', message: 'Reading this file took too much memory' }
  return { code: 'Crashed', message: `Reading this file failed (${ending.detail})` }
}

async function clear(outputDir: string): Promise<void> {
  const { result, thumbnail, preview } = outputNames
  for (const name of [result, thumbnail, preview.pdf, preview.html]) await rm(join(outputDir, name), { force: true })
}

async function hasThumbnail(outputDir: string, findings: Findings | undefined): Promise<boolean> {
  return findings?.hasThumbnail === true && (await isOrdinaryFile(join(outputDir, outputNames.thumbnail)))
}

async function toDerived(outputDir: string, findings: Findings, thumbnail: boolean): Promise<Derived> {
  const { pages, names, pageCount, previewKind, attachments, encoding, failure } = findings
  const hasText = pages?.some((page) => page !== '') === true
  const preview = previewKind && join(outputDir, outputNames.preview[previewKind])
  return {
    text: pages && hasText ? { pages, ...(names && { names }) } : null,
    textState: hasText ? 'done' : failure ? 'failed' : 'none',
    pageCount,
    thumbnail: thumbnail ? join(outputDir, outputNames.thumbnail) : null,
    preview: previewKind && preview && (await isOrdinaryFile(preview)) ? { kind: previewKind, path: preview } : null,
    attachments,
    encoding,
    ...(failure ? { failure } : {}),
  }
}
