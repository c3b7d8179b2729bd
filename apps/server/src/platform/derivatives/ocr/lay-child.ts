import { notReady, outputNames } from '../derived.ts'
import { type Given, given } from '../given.ts'
import { leave, sayDone } from '../leave.ts'
import { lockDown } from '../lock-down.ts'
import { handOver } from '../release/kind.ts'
import { toFailure } from '../to-failure.ts'
import { ocrWords } from './report.ts'

/** The confined process that lays the words, which come by its input, over the pages of one file. */
async function main({ job, input }: Given): Promise<void> {
  const { layWords } = await import('./lay-words.ts').catch((error: unknown) => {
    process.stderr.write(String(error))
    process.exit(notReady)
  })
  lockDown()
  try {
    const bytes = await layWords(job, ocrWords.parse(JSON.parse(input)))
    handOver(bytes)
    leave(outputNames.result, JSON.stringify({ failure: null }))
  } catch (error) {
    leave(outputNames.result, JSON.stringify({ failure: toFailure(error, job.path) }))
  }
}

await main(await given())
sayDone()
process.exit(0)
