import { sql } from 'kysely'
import { awaitedBy, type Context } from '../../../platform/context.ts'
import { type OcrLanguage, ocrLanguages } from '../../../platform/derivatives/index.ts'
import { ocrQueue } from './ocr-job.ts'

/** Of longer books the first pages are read; a person who needs more scans it in parts. */
const mostPages = 1_000
/** What is typed is read first: its text, first page and preview are what people wait for. */
const afterSeconds = 2

const isPictured = sql`b.failure_code is null
  and (b.media_type = 'application/pdf' or b.media_type in ('image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/tiff', 'image/avif', 'image/bmp', 'image/jp2', 'image/jpx', 'image/j2c'))`

/**
 * Looks which pages of these contents have no text, orders that their letters are read, and notes it where there are none.
 * In a transaction, once their text was looked for. Answers of how many contents something is to be read.
 */
export async function orderOcr(
  ctx: Context,
  sha256s: readonly string[],
  languages: readonly OcrLanguage[] = ocrLanguages,
): Promise<number> {
  const { rows } = await sql<{ sha256: string }>`
    with looked as (
      select b.sha256, case when ${isPictured} then least(coalesce(b.page_count, 1), ${mostPages}) else 0 end as pages
      from blobs b where b.sha256 = any(${sha256s}::text[]) for no key update
    ), blank as (
      select sha256, nth as page_no from looked cross join generate_series(1, looked.pages) as nth
      where not exists (select from blob_pages bp where bp.sha256 = looked.sha256 and bp.page_no = nth)
    ), ordered as (
      insert into blob_ocr_pages (sha256, page_no) select sha256, page_no from blank on conflict do nothing returning sha256
    ), noted as (
      update blobs b set ocr_languages = ${languages}::text[],
        ocr_state = case when exists (select from blank where blank.sha256 = b.sha256) then 'waiting' else 'none' end
      from looked where b.sha256 = looked.sha256
    ) select distinct sha256 from ordered`.execute(ctx.db)
  await ctx.jobs.send(ctx.db, ocrQueue, rows, { awaitedBy: awaitedBy(ctx), afterSeconds })
  return rows.length
}
