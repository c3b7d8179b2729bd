import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Job, outputNames } from '../derived.ts'
import { defaultLimits, type Limits } from '../limits.ts'
import { runChild } from '../run-child.ts'
import { isCarrier } from './carriers.ts'

const CHILD = resolve(import.meta.dirname, 'child.ts')
/** Nothing is drawn and no text is read: it takes as long as finding the file in its carrier. */
const takeLimits: Partial<Limits> = {
  memoryBytes: 900_000_000,
  cpuSeconds: 30,
  wallMilliseconds: 60_000,
  outputBytes: 300_000_000,
}
const said = z.object({ failure: z.object({ code: z.string() }).nullable() })

interface AttachmentInput {
  /** Path of the carrier's bytes. */
  path: string
  mediaType: string
  extension: string
  /** A folder of this file alone; it is made when missing. */
  outputDir: string
  limits?: Partial<Limits>
}

/**
 * Takes one attachment out of the file that carries it, in a confined child process. Answers its path in the output folder;
 * undefined where it can't be had.
 *
 * @param wanted the hash of the attachment, behind that of the attachment which carries it where it lies in one
 * @throws when the file is missing, or the child can't be started
 */
export async function takeAttachment(
  { path, mediaType, extension, outputDir, limits: given }: AttachmentInput,
  wanted: string[],
): Promise<string | undefined> {
  const folder = resolve(outputDir)
  const limits = { ...defaultLimits, ...takeLimits, ...given }
  const job: Job = { path: resolve(path), mediaType, extension, limits, wanted }
  if ((await stat(job.path)).size > limits.inputBytes || !isCarrier(job)) return undefined
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const taken = join(folder, outputNames.copy)
  await rm(join(folder, outputNames.result), { force: true })
  // An empty attachment leaves no piece.
  await writeFile(taken, '', { mode: 0o600 })
  const ending = await runChild(job, folder, { program: CHILD })
  if (ending.kind === 'not-ready') throw new Error(`An attachment could not be taken out: ${ending.detail}`)
  const isTaken = ending.kind === 'finished' && (await hasSucceeded(join(folder, outputNames.result)))
  return isTaken ? taken : undefined
}

async function hasSucceeded(path: string): Promise<boolean> {
  try {
    return said.parse(JSON.parse(await readFile(path, 'utf8'))).failure === null
  } catch {
    return false
  }
}
