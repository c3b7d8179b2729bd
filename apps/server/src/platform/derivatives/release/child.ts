import { type Job, notReady, outputNames } from '../derived.ts'
import { given } from '../given.ts'
import { leave, sayDone } from '../leave.ts'
import { lockDown } from '../lock-down.ts'
import { toFailure } from '../to-failure.ts'
import type { Report } from './report.ts'
import { kindOf, work } from './work.ts'

/** The confined process that looks through the one file of its argument for a copy, or makes the copy. */
async function main(job: Job): Promise<void> {
  const kind = await kindOf(job).catch((error: unknown) => {
    process.stderr.write(String(error))
    process.exit(notReady)
  })
  lockDown()
  const nothing = { findings: [], pageCount: null, copy: null }
  const report = await work(kind, job).then(
    (done): Report => ({ ...done, failure: null }),
    (error: unknown): Report => ({ ...nothing, failure: toFailure(error, job.path) }),
  )
  leave(outputNames.result, JSON.stringify(report))
}

await main((await given()).job)
sayDone()
process.exit(0)
