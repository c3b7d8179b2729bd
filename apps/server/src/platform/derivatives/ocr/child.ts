import { type Job, notReady, outputNames } from '../derived.ts'
import { given } from '../given.ts'
import { leave } from '../leave.ts'
import { lockDown } from '../lock-down.ts'
import { toFailure } from '../to-failure.ts'
import { readScan } from './read-scan.ts'
import type { OcrReport } from './report.ts'
import type { OpenScanner } from './scan.ts'
import { loadTesseract } from './tesseract.ts'

const openerOf = async ({ mediaType }: Job): Promise<OpenScanner> =>
  mediaType === 'application/pdf'
    ? (await import('./scan-pdf.ts')).openPdfScanner
    : (await import('./scan-picture.ts')).openPictureScanner

/** The confined process that reads the letters of some pages of one file, and leaves what it has after each page. */
async function main(job: Job): Promise<void> {
  const { pages = [], languages = [] } = job.ocr ?? {}
  const parts = await Promise.all([openerOf(job), loadTesseract(languages)]).catch((error: unknown) => {
    process.stderr.write(String(error))
    process.exit(notReady)
  })
  lockDown()
  const [open, tesseract] = parts
  const report: OcrReport = { pages: [], failure: null }
  try {
    const scan = await open(job)
    for (const page of pages) {
      const scanned = await scan(page)
      report.pages.push(scanned ? readScan(tesseract, page, scanned) : { page, turn: 0, text: '', words: [] })
      leave(outputNames.result, JSON.stringify(report))
    }
  } catch (error) {
    report.failure = toFailure(error, job.path)
  }
  leave(outputNames.result, JSON.stringify(report))
}

await main((await given()).job)
process.exit(0)
