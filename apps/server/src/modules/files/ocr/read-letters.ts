import { rm } from 'node:fs/promises'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { commandFor, type OcrReport, readPages } from '../../../platform/derivatives/index.ts'
import { derivedQueue } from '../derived.ts'
import { asMissing, orMissing } from '../missing-bytes.ts'
import { findBringer, findWaiting, keepRead, type ToRead } from './ocr.store.ts'
import { type OcrJob, ocrQueue, searchableQueue } from './ocr-job.ts'
import { isBusy as isMachineBusy, mostPauses, pauseSeconds } from './standing-back.ts'

/** Pages of one turn: others have theirs between, and what was read is not lost with the process. */
const pagesAtOnce = 4

/**
 * Reads the letters of the next pages of some contents, gives them to the search, and orders the rest. Stands back while the
 * machine has other work. A page that can't be read fails alone.
 */
export async function readLetters(ctx: Context, { sha256, pauses = 0 }: OcrJob, isBusy = isMachineBusy): Promise<void> {
  if (pauses < mostPauses && isBusy()) {
    await ctx.jobs.send(ctx.db, ocrQueue, { sha256, pauses: pauses + 1 }, { afterSeconds: pauseSeconds })
    return
  }
  const waiting = await findWaiting(ctx.db, sha256, pagesAtOnce)
  if (!waiting) return
  const outputDir = await ctx.storage.scratch()
  try {
    const path = ctx.storage.pathOf(sha256)
    const report = await orMissing(ctx, { sha256 }, () => read(ctx, { path, ...waiting, outputDir }).catch(asMissing))
    await transaction(ctx, (ctx) => keep(ctx, sha256, waiting, report))
  } finally {
    await rm(outputDir, { recursive: true, force: true })
  }
}

/** By the command of the machine where that is to be used; what it can't read, by what comes along. */
async function read({ config }: Context, input: Parameters<typeof readPages>[0]): Promise<OcrReport> {
  const isUsed = config.PROGRAMS && config.OCR_ENGINE !== 'builtin'
  const by = isUsed ? await commandFor(input.languages, { isForced: config.OCR_ENGINE === 'tesseract' }) : undefined
  if (!by) return readPages(input)
  const report = await readPages({ ...input, ...by })
  const left = input.pages.filter((page) => !report.pages.some((one) => one.page === page))
  if (left.length === 0 || report.failure?.code !== 'Crashed') return report
  const rest = await readPages({ ...input, pages: left })
  return { ...rest, pages: [...report.pages, ...rest.pages] }
}

async function keep(ctx: Context, sha256: string, waiting: ToRead, { pages, failure }: OcrReport): Promise<void> {
  const unread = waiting.pages.find((page) => !pages.some((one) => one.page === page))
  const failed = unread === undefined ? undefined : { page: unread, code: failure?.code ?? 'Crashed' }
  const now = ctx.clock.now().toISOString()
  const isWaiting = await keepRead(ctx.db, sha256, { languages: waiting.languages, pages, failed, now })
  if (isWaiting === null) return
  if (pages.some(({ text }) => text !== '')) await ctx.jobs.send(ctx.db, derivedQueue, { sha256 })
  const next = isWaiting ? ocrQueue : searchableQueue
  await ctx.jobs.send(ctx.db, next, { sha256 }, { awaitedBy: await findBringer(ctx.db, sha256) })
}
