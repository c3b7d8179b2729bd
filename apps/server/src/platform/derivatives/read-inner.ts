import { detectMediaType } from '../media-type/index.ts'
import type { Findings, InnerBudget, InnerFile, Job } from './derived.ts'
import { readerFor } from './readers.ts'

/** Mails in mails in mails: deeper than this nobody looks. */
const MAX_DEPTH = 4
const MAX_FILES = 500
/** Share of the CPU time after which no further file is begun. */
const TIME_SHARE = 0.5
const NAME_LETTERS = 300

/**
 * The text of files inside a file, in their order: the name in the first line of a page, then the words. What can't be
 * read is named all the same: a broken attachment says nothing about its letter.
 */
export async function* readInner(files: Iterable<InnerFile>, job: Job): AsyncGenerator<string> {
  const budget = job.inner?.budget ?? begun(job)
  const depth = (job.inner?.depth ?? 0) + 1
  for (const { name, bytes } of files) {
    if (budget.files <= 0) return
    budget.files -= 1
    budget.bytes -= bytes.length
    const isRead = depth <= MAX_DEPTH && budget.bytes >= 0 && performance.now() < budget.until
    const pages = isRead ? await textOf(name, { ...job, inner: { bytes, depth, budget } }) : []
    yield [name.slice(0, NAME_LETTERS), ...pages].filter((text) => text !== '').join('\n')
  }
}

const begun = ({ limits }: Job): InnerBudget => ({
  files: MAX_FILES,
  bytes: limits.inputBytes,
  until: performance.now() + limits.cpuSeconds * 1_000 * TIME_SHARE,
})

async function textOf(name: string, job: Job & { inner: NonNullable<Job['inner']> }): Promise<string[]> {
  let pages: string[] = []
  try {
    const { mediaType, extension } = await detectMediaType(job.inner.bytes, name, { isWhole: true })
    const typed = { ...job, mediaType, extension }
    const read = await readerFor(typed)
    const note = (more: Partial<Findings>) => {
      pages = more.pages ?? pages
    }
    await read?.(typed, note, readInner)
  } catch {
    // What was read before it broke stays.
  }
  return pages
}
