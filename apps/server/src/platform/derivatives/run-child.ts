import { constants } from 'node:os'
import { readingProgram } from './cell.ts'
import type { Job } from './derived.ts'
import type { Ending } from './ending.ts'
import { needsNoAddon } from './readers.ts'
import { type Answering, startChild } from './start-child.ts'

const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority

/**
 * Starts a child for one file, writes what it leaves into the output folder and says how it ended; never longer than
 * the wall-clock limit.
 * @param program another than the one that reads
 * @param input what it is given to read beside the file
 * @param answer what it is told by its standard input each time it asks for the letters of a page
 */
export async function runChild(
  job: Job,
  outputDir: string,
  { program = readingProgram, input, answer }: { program?: string; input?: string; answer?: Answering } = {},
): Promise<Ending> {
  const priority = job.ocr ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL
  const cell = { program, limits: job.limits, hasAddons: !needsNoAddon(job), priority }
  const child = await startChild(cell, outputDir)
  return child.run(job, outputDir, { input, answer })
}
