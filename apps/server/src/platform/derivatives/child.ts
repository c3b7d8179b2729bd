import { type Attachment, type Findings, type Job, noFindings, notReady, outputNames } from './derived.ts'
import { leave } from './leave.ts'
import { lockDown } from './lock-down.ts'
import { innerReader } from './read-inner.ts'
import { readerFor } from './readers.ts'
import { toFailure } from './to-failure.ts'

/** The confined process: reads the one file that its argument names and hands what it found to its parent. */
async function main(job: Job): Promise<void> {
  const attachments: Attachment[] = []
  let found: Findings = { ...noFindings, attachments }
  const note = (more: Partial<Findings>) => {
    found = { ...found, ...more }
    leave(outputNames.result, JSON.stringify(found))
  }
  // A reader that can't be loaded says nothing about the file.
  const read = await readerFor(job).catch((error: unknown) => {
    process.stderr.write(String(error))
    process.exit(notReady)
  })
  lockDown()
  try {
    if (read)
      await read(
        job,
        note,
        innerReader((attachment) => attachments.push(attachment)),
      )
    else note({})
  } catch (error) {
    note({ failure: toFailure(error, job.path) })
  }
}

await main(JSON.parse(process.argv[2] ?? '') as Job)
process.exit(0)
