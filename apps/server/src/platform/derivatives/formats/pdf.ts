import { sourceOf } from '../bytes-of.ts'
import type { Job, Note } from '../derived.ts'
import { writePicture } from '../drawing/thumbnail.ts'
import { tidyText } from '../tidy-text.ts'
import { openPdf, type Pdf } from './pdfium.ts'

/** Share of the CPU time that text may take, so that a book of heavy pages still gets its picture. */
const TEXT_SHARE = 0.6

/** Text page by page, the number of pages, and the picture of the first. */
export async function readPdf(job: Job, note: Note): Promise<void> {
  const pdf = await openPdf(sourceOf(job))
  note({ pageCount: pdf.pageCount })
  const { pages, broken } = readPages(pdf, job)
  note({ pages })
  if (broken) throw broken
  if (job.inner) return
  await writePicture(pdf.render(0, 600, 850))
  note({ hasThumbnail: true })
}

function readPages(pdf: Pdf, { limits }: Job): { pages: string[]; broken?: unknown } {
  const pages: string[] = []
  const until = performance.now() + limits.cpuSeconds * 1_000 * TEXT_SHARE
  let left = limits.textBytes
  try {
    for (let index = 0; index < Math.min(pdf.pageCount, limits.pages); index += 1) {
      if (left <= 0 || performance.now() > until) break
      const text = tidyText(pdf.readText(index))
      pages.push(text)
      left -= Buffer.byteLength(text)
    }
    return { pages }
  } catch (broken) {
    // After a trap the library's memory can't be trusted any more: what was read stays, nothing else is asked of it.
    return { pages, broken }
  }
}
