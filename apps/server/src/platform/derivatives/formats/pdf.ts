import { sourceOf } from '../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../derived.ts'
import { writePicture } from '../drawing/thumbnail.ts'
import { noteGrowing } from '../note-growing.ts'
import { tidyText } from '../tidy-text.ts'
import { wholeWords } from './pages-whole.ts'
import { tellBrotli, tellXfa, usesBrotli } from './pdf-not-shown.ts'
import { openPdf, type Pdf } from './pdfium.ts'

/** `2026-118`, broken at the end of a line: unlike a word's, its hyphen stays. */
const BROKEN_NUMBER = /(?<=\d-)\r?\n(?=\d)/g
/** Pins are looked for on so many first pages. */
const PINNED_PAGES = 500
/** Share of the CPU time that text may take, so that a book of heavy pages still gets its picture. */
const TEXT_SHARE = 0.6

/**
 * Text page by page, the number of pages, and the picture of the first; then the files that it carries, each as a page behind
 * the last of its own.
 */
export async function readPdf(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  const isBrotli = usesBrotli(job)
  const pdf = await openPdf(sourceOf(job)).catch((error: unknown) => {
    if (!isBrotli) throw error
    return undefined
  })
  if (!pdf) return tellBrotli(job, note)
  note({ pageCount: pdf.pageCount })
  const { pages, broken } = readPages(pdf, job)
  wholeWords(pages)
  addXfa(pages, pdf)
  note({ pages })
  if (broken) throw broken
  if (!job.inner) {
    await writePicture(pdf.render(0, 600, 850))
    note({ hasThumbnail: true })
    if (isBrotli && pages.every((page) => page === '')) tellBrotli(job, note)
    else if (pdf.xfa?.isPageless) tellXfa(pdf.xfa, note)
  }
  const files = readInner(pdf.files(PINNED_PAGES), job)
  await noteGrowing(pages, behind(files, pdf.pageCount - pages.length), { note, limit: job.limits.textBytes })
}

/** The files that it carries, as `readPdf` has them. */
export const filesOfPdf = async (job: Job): Promise<Iterable<InnerFile>> =>
  (await openPdf(sourceOf(job))).files(PINNED_PAGES)

/** Files come behind all pages, also behind those whose text was not read. */
async function* behind(files: AsyncIterable<string>, unread: number): AsyncGenerator<string> {
  let isFirst = true
  for await (const file of files) {
    if (isFirst) for (let page = 0; page < unread; page += 1) yield ''
    isFirst = false
    yield file
  }
}

function addXfa(pages: string[], { xfa }: Pdf): void {
  if (!xfa || pages.length === 0) return
  const said = pages.join('\n')
  // A form that also has pages of the usual kind says there what is printed on it and most of what was typed.
  const lines = [...(xfa.isPageless ? xfa.printed : []), ...xfa.typed]
    .map(tidyText)
    .filter((line) => !said.includes(line))
  pages[0] = [pages[0], ...lines].filter(Boolean).join('\n')
}

function readPages(pdf: Pdf, { limits }: Job): { pages: string[]; broken?: unknown } {
  const pages: string[] = []
  const until = performance.now() + limits.cpuSeconds * 1_000 * TEXT_SHARE
  let left = limits.textBytes
  try {
    for (let index = 0; index < Math.min(pdf.pageCount, limits.pages); index += 1) {
      if (left <= 0 || performance.now() > until) break
      const text = tidyText(pdf.readText(index).replace(BROKEN_NUMBER, ''))
      pages.push(text)
      left -= Buffer.byteLength(text)
    }
    return { pages }
  } catch (broken) {
    // After a trap the library's memory can't be trusted any more: what was read stays, nothing else is asked of it.
    return { pages, broken }
  }
}
