import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { OcrLanguage, OcrPage } from '../../../platform/derivatives/index.ts'

/** What is to be read of some contents next. */
export interface ToRead {
  mediaType: string
  extension: string
  languages: OcrLanguage[]
  /** From 1. */
  pages: number[]
}

/** The first pages that wait. Undefined where none does. */
export async function findWaiting(db: Database, sha256: string, most: number): Promise<ToRead | undefined> {
  const { rows } = await sql<ToRead>`
    select b.media_type, b.ocr_languages as languages,
      coalesce((select f.extension from files f where f.sha256 = b.sha256 order by f.id limit 1), '') as extension,
      array(select page_no from blob_ocr_pages p where p.sha256 = b.sha256 and p.read_at is null order by page_no limit ${most}) as pages
    from blobs b where b.sha256 = ${sha256}`.execute(db)
  const [found] = rows
  return found && found.pages.length > 0 ? found : undefined
}

interface Read {
  languages: readonly OcrLanguage[]
  pages: readonly OcrPage[]
  /** A page that can't be read. */
  failed?: { page: number; code: string } | undefined
  now: string
}

/**
 * Keeps what was read, unless other languages were asked for meanwhile. Answers whether pages still wait: null where nothing was
 * kept.
 */
export async function keepRead(
  db: Database,
  sha256: string,
  { languages, pages, failed, now }: Read,
): Promise<boolean | null> {
  const { rows } = await sql`
    select from blobs where sha256 = ${sha256} and ocr_state = 'waiting' and ocr_languages = ${languages}::text[] for no key update`.execute(
    db,
  )
  if (rows.length === 0) return null
  const said = pages.map(({ page, turn, text, words }) => ({ page, turn, text: text.replaceAll('\u0000', ''), words }))
  await sql`
    with said as (select * from json_to_recordset(${JSON.stringify(said)}) as said (page integer, turn smallint, text text, words jsonb)),
    kept as (
      update blob_ocr_pages p set read_at = ${now}, turn = said.turn, words = said.words
      from said where p.sha256 = ${sha256} and p.page_no = said.page
    ) insert into blob_pages (sha256, page_no, body, is_ocr) select ${sha256}, page, text, true from said where text <> ''
    on conflict (sha256, page_no) do nothing`.execute(db)
  if (failed)
    await sql`update blob_ocr_pages set read_at = ${now}, failure_code = ${failed.code}
      where sha256 = ${sha256} and page_no = ${failed.page}`.execute(db)
  return noteState(db, sha256)
}

async function noteState(db: Database, sha256: string): Promise<boolean> {
  const { rows } = await sql<{ isWaiting: boolean }>`
    update blobs b set
      text_state = case when exists (select from blob_pages p where p.sha256 = b.sha256) then 'done' else text_state end,
      ocr_state = case when exists (select from blob_ocr_pages p where p.sha256 = b.sha256 and p.read_at is null) then 'waiting'
        when exists (select from blob_ocr_pages p where p.sha256 = b.sha256 and p.failure_code is null) then 'done' else 'failed' end
    where sha256 = ${sha256} returning ocr_state = 'waiting' as is_waiting`.execute(db)
  return rows[0]?.isWaiting ?? false
}

/** All that was read of some contents whose reading is done. Undefined where it is not, or there is no word. */
export async function findRead(db: Database, sha256: string) {
  const { rows } = await sql<{ mediaType: string; extension: string; languages: OcrLanguage[]; pages: OcrPage[] }>`
    select b.media_type, b.ocr_languages as languages,
      coalesce((select f.extension from files f where f.sha256 = b.sha256 order by f.id limit 1), '') as extension,
      (select coalesce(json_agg(json_build_object('page', page_no, 'turn', turn, 'text', '', 'words', words) order by page_no), '[]')
        from blob_ocr_pages p where p.sha256 = b.sha256 and words <> '[]') as pages
    from blobs b where b.sha256 = ${sha256} and b.ocr_state = 'done'`.execute(db)
  const [found] = rows
  return found && found.pages.length > 0 ? found : undefined
}

/** Notes that the PDF with the words is there, unless it is of a reading that was forgotten meanwhile. */
export async function noteSearchable(
  db: Database,
  sha256: string,
  { languages, now }: { languages: readonly OcrLanguage[]; now: string },
): Promise<void> {
  await sql`update blobs set searchable_at = ${now}
    where sha256 = ${sha256} and ocr_state = 'done' and ocr_languages = ${languages}::text[]`.execute(db)
}

/** What was read is forgotten. */
export async function forgetOcr(db: Database, sha256: string): Promise<void> {
  await sql`delete from blob_ocr_pages where sha256 = ${sha256}`.execute(db)
  await sql`delete from blob_pages where sha256 = ${sha256} and is_ocr`.execute(db)
  await sql`update blobs set searchable_at = null where sha256 = ${sha256}`.execute(db)
}

/** Who brought the contents last: it is their turn that the reading takes. */
export async function findBringer(db: Database, sha256: string): Promise<string | null> {
  const { rows } = await sql<{ uploadedBy: string | null }>`
    select uploaded_by from files where sha256 = ${sha256} order by id desc limit 1`.execute(db)
  return rows[0]?.uploadedBy ?? null
}
