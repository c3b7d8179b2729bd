import { type Job, notReady, outputNames } from '../derived.ts'
import { givenFirst } from '../given.ts'
import { leave, sayDone } from '../leave.ts'
import { lockDown } from '../lock-down.ts'
import { toFailure } from '../to-failure.ts'
import { askedTesseract, NoAnswer } from './asked-tesseract.ts'
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
  const { pages = [], languages = [], isAsked = false } = job.ocr ?? {}
  const parts = await Promise.all([openerOf(job), isAsked ? askedTesseract : loadTesseract(languages)]).catch(
    (error: unknown) => {
      process.stderr.write(String(error))
      process.exit(notReady)
    },
  )
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
    report.failure =
      error instanceof NoAnswer ? { code: 'Crashed', message: error.message } : toFailure(error, job.path)
  }
  leave(outputNames.result, JSON.stringify(report))
}

await main(givenFirst())
sayDone()
process.exit(0)
