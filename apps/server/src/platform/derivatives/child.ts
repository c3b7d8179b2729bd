import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Findings, type Job, noFindings, notReady, outputNames } from './derived.ts'
import { readerFor } from './readers.ts'
import { toFailure } from './to-failure.ts'

/** The confined process: reads the one file that its argument names and leaves what it found in the output folder. */
async function main(job: Job): Promise<void> {
  let found: Findings = noFindings
  const note = (more: Partial<Findings>) => {
    found = { ...found, ...more }
    const path = join(job.outputDir, outputNames.result)
    writeFileSync(`${path}.part`, JSON.stringify(found))
    renameSync(`${path}.part`, path)
  }
  // A reader that can't be loaded says nothing about the file.
  const read = await readerFor(job).catch((error: unknown) => {
    process.stderr.write(String(error))
    process.exit(notReady)
  })
  try {
    if (read) await read(job, note)
    else note({})
  } catch (error) {
    note({ failure: toFailure(error) })
  }
}

await main(JSON.parse(process.argv[2] ?? '') as Job)
process.exit(0)
