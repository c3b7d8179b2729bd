import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Job, outputNames } from '../derived.ts'
import { isOrdinaryFile } from '../findings.ts'
import { defaultLimits, type Limits } from '../limits.ts'
import { runChild } from '../run-child.ts'
import type { OcrInput } from './read-pages.ts'
import type { OcrPage } from './report.ts'

const CHILD = resolve(import.meta.dirname, 'lay-child.ts')
const layLimits: Partial<Limits> = {
  memoryBytes: 900_000_000,
  cpuSeconds: 240,
  wallMilliseconds: 600_000,
  outputBytes: 400_000_000,
}
const said = z.object({ failure: z.object({ code: z.string() }).nullable() })

/**
 * Makes a PDF of a file with the words of its pictures under their places. Answers its path in the output folder; undefined where none
 * can be made: then the file itself is all there is.
 * @throws when the file is missing, or the child can't be started
 */
export async function makeSearchable(
  { path, mediaType, extension, outputDir }: Omit<OcrInput, 'languages' | 'pages' | 'limits'>,
  pages: readonly OcrPage[],
): Promise<string | undefined> {
  const folder = resolve(outputDir)
  const limits = { ...defaultLimits, ...layLimits }
  const job: Job = { path: resolve(path), mediaType, extension, limits, ocr: { languages: [], pages: [] } }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of [outputNames.result, outputNames.copy]) await rm(join(folder, name), { force: true })
  const ending = await runChild(job, folder, { program: CHILD, input: JSON.stringify(pages) })
  if (ending.kind === 'not-ready') throw new Error(`Words could not be laid over pages: ${ending.detail}`)
  const made = join(folder, outputNames.copy)
  const isMade = ending.kind === 'finished' && (await hasSucceeded(join(folder, outputNames.result)))
  return isMade && (await isOrdinaryFile(made)) ? made : undefined
}

async function hasSucceeded(path: string): Promise<boolean> {
  try {
    return said.parse(JSON.parse(await readFile(path, 'utf8'))).failure === null
  } catch {
    return false
  }
}
