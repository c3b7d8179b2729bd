import { readFileSync } from 'node:fs'
import { type Job, notReady, outputNames } from '../derived.ts'
import { leave } from '../leave.ts'
import { lockDown } from '../lock-down.ts'
import { handOver } from '../release/kind.ts'
import { toFailure } from '../to-failure.ts'
import { ocrWords } from './report.ts'

/** The confined process that lays the words, which come by its input, over the pages of one file. */
async function main(job: Job): Promise<void> {
  const { layWords } = await import('./lay-words.ts').catch((error: unknown) => {
    process.stderr.write(String(error))
    process.exit(notReady)
  })
  lockDown()
  try {
    const bytes = await layWords(job, ocrWords.parse(JSON.parse(readFileSync(0, 'utf8'))))
    handOver(bytes)
    leave(outputNames.result, JSON.stringify({ failure: null }))
  } catch (error) {
    leave(outputNames.result, JSON.stringify({ failure: toFailure(error, job.path) }))
  }
}

await main(JSON.parse(process.argv[2] ?? '') as Job)
process.exit(0)
