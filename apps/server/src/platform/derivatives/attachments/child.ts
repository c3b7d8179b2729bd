import { createHash } from 'node:crypto'
import { detectMediaType } from '../../media-type/index.ts'
import { type InnerFile, type Job, notReady, outputNames } from '../derived.ts'
import { given } from '../given.ts'
import { leave, sayDone } from '../leave.ts'
import { lockDown } from '../lock-down.ts'
import { toFailure } from '../to-failure.ts'
import { Unreadable } from '../unreadable.ts'
import { loadCarriers } from './carriers.ts'

const PIECE = 8_388_608
type Carriers = Awaited<ReturnType<typeof loadCarriers>>

/** The confined process that takes one attachment out of one file. */
async function main(job: Job): Promise<void> {
  const carriers = await loadCarriers().catch((error: unknown) => {
    process.stderr.write(String(error))
    process.exit(notReady)
  })
  lockDown()
  const failure = await take(job, carriers).then(
    () => null,
    (error: unknown) => toFailure(error, job.path),
  )
  leave(outputNames.result, JSON.stringify({ failure }))
}

async function take(job: Job, carriers: Carriers): Promise<void> {
  const [outermost = '', ...deeper] = job.wanted ?? []
  let found = await find(job, outermost, carriers)
  for (const sha256 of deeper) found = await find(await within(job, found), sha256, carriers)
  const { bytes } = found
  for (let at = 0; at < bytes.length; at += PIECE) leave(outputNames.copy, bytes.subarray(at, at + PIECE))
}

async function within(job: Job, { name, bytes }: InnerFile): Promise<Job> {
  const { mediaType, extension } = await detectMediaType(bytes, name, { isWhole: true })
  const budget = { files: 0, bytes: job.limits.inputBytes, letters: 0, until: Number.POSITIVE_INFINITY }
  return { ...job, mediaType, extension, inner: { bytes, depth: 1, way: null, budget } }
}

// By content: whatever the order, it is what was told.
async function find(job: Job, sha256: string, carriers: Carriers): Promise<InnerFile> {
  for await (const file of (await carriers(job)?.(job)) ?? []) if (hashOf(file) === sha256) return file
  throw new Unreadable('Corrupt', 'There is no such attachment')
}

const hashOf = ({ bytes }: InnerFile): string => createHash('sha256').update(bytes).digest('hex')

await main((await given()).job)
sayDone()
process.exit(0)
