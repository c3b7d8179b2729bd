import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { mostAttachments } from '../../limits.ts'
import { noteGrowing } from '../../note-growing.ts'
import { tidyText, withinBytes } from '../../tidy-text.ts'
import { writeArchivePreview } from './archive-preview.ts'
import type { Entry } from './entry.ts'

/** A larger file in an archive is named, and not taken out. */
const FILE_BYTES = 100_000_000
const TIME_SHARE = 0.4

/**
 * An archive: its files one by one, each read and told as what is attached to a mail is, behind them the names of those that are not
 * taken out; to look at, the list of all.
 */
export async function readArchive(entries: readonly Entry[], given: Given): Promise<void> {
  const { job, note, readInner } = given
  if (!job.inner) {
    writeArchivePreview(entries)
    note({ previewKind: 'html' })
  }
  const taken = new Set<Entry>()
  const files = filesOf(entries, job, (entry) => taken.add(entry))
  const pages = await noteGrowing([], readInner(files, job), { note, limit: job.limits.textBytes })
  const left = entries.filter((entry) => !taken.has(entry)).map(({ name }) => name)
  const rest = tidyText(left.join('\n'))
  if (rest !== '') note({ pages: withinBytes([...pages, rest], job.limits.textBytes) })
}

interface Given {
  job: Job
  note: Note
  readInner: ReadInner
}

/**
 * The files of an archive, each unpacked as it is asked for, within what its reader may cost.
 * @param tell hears of each that was taken out and read
 */
export async function* filesOf(
  entries: readonly Entry[],
  { inner, limits }: Job,
  tell: (entry: Entry) => unknown = () => undefined,
): AsyncGenerator<InnerFile> {
  const until = inner ? inner.budget.until : performance.now() + limits.cpuSeconds * 1_000 * TIME_SHARE
  let [bytes, files] = [inner ? inner.budget.bytes : limits.inputBytes, mostAttachments]
  for (const entry of entries) {
    const { name, size, isLocked } = entry
    const isTaken = !isLocked && files > 0 && size <= Math.min(FILE_BYTES, bytes) && performance.now() < until
    const content = isTaken ? await entry.read().catch(() => undefined) : undefined
    if (!content) continue
    files -= 1
    bytes -= content.length
    yield { name, bytes: content }
    tell(entry)
  }
}
