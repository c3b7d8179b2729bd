import { createHash } from 'node:crypto'
import type { Attachment, Findings, Inner, InnerBudget, InnerFile, Job, ReadInner } from './derived.ts'
import { attachmentDepth, mostAttachments } from './limits.ts'
import { readerFor } from './readers.ts'

/** Mails in mails in mails: deeper than this nobody looks. */
const MAX_DEPTH = 4
/** Share of the CPU time after which no further file is begun. */
const TIME_SHARE = 0.5
const NAME_LETTERS = 300

/**
 * The text of files inside a file, in their order: the name in the first line of a page, then the words. What can't be
 * read is named all the same: a broken attachment says nothing about its letter.
 *
 * @param tell hears of each file that is attached, before it is read
 */
export function innerReader(tell: (attachment: Attachment) => void): ReadInner {
  return async function* readInner(files, job, as) {
    const budget = job.inner?.budget ?? begun(job)
    const depth = (job.inner?.depth ?? 0) + 1
    let count = 0
    for await (const file of files) {
      if (budget.files <= 0) return
      budget.files -= 1
      budget.bytes -= file.bytes.length
      count += 1
      const way = as?.isPart ? null : wayTo(job.inner, count)
      const inner: Inner = { bytes: file.bytes, depth, way, budget }
      const isRead = depth <= MAX_DEPTH && budget.bytes >= 0 && budget.letters >= 0 && performance.now() < budget.until
      const typed = isRead || isTold(inner) ? await typeOf(file) : undefined
      if (way !== null && isTold(inner) && typed) tell({ way, name: nameOf(file), ...typed, ...identityOf(file) })
      const pages = isRead && typed ? await textOf({ ...job, ...typed, inner }, readInner) : []
      const page = [nameOf(file), ...pages].filter((text) => text !== '').join('\n')
      budget.letters -= page.length
      yield page
    }
  }
}

const begun = ({ limits }: Job): InnerBudget => ({
  files: mostAttachments,
  bytes: limits.inputBytes,
  letters: limits.textBytes,
  until: performance.now() + limits.cpuSeconds * 1_000 * TIME_SHARE,
})

const wayTo = (inner: Inner | undefined, count: number): string | null =>
  inner ? inner.way && `${inner.way}.${count}` : String(count)

const isTold = ({ way, depth, budget }: Inner): boolean => way !== null && depth <= attachmentDepth && budget.bytes >= 0

const nameOf = ({ name }: InnerFile): string => name.slice(0, NAME_LETTERS)

const identityOf = ({ bytes }: InnerFile) => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** Undefined where even its type can't be told. */
async function typeOf({ name, bytes }: InnerFile) {
  try {
    // Most files carry none.
    const { detectMediaType } = await import('../media-type/index.ts')
    const { mediaType, extension, isExecutable } = await detectMediaType(bytes, name, { isWhole: true })
    return { mediaType, extension, isExecutable }
  } catch {
    return undefined
  }
}

async function textOf(job: Job, readInner: ReadInner): Promise<string[]> {
  let pages: string[] = []
  try {
    const read = await readerFor(job)
    const note = (more: Partial<Findings>) => {
      pages = more.pages ?? pages
    }
    await read?.(job, note, readInner)
  } catch {
    // What was read before it broke stays.
  }
  return pages
}
